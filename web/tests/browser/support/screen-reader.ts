/** A blind user: knows only the accessibility tree of the page, and uses only keys. */

import type { CDPSession } from 'playwright-core';
import type { Visitor } from './browser';

interface AXValue {
  value?: unknown;
}
interface AXNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: AXValue;
  name?: AXValue;
  properties?: { name: string; value: AXValue }[];
}

export interface AccessibleNode {
  role: string;
  name: string;
  focused: boolean;
  selected: boolean;
  disabled: boolean;
  /** Roles and names of its ancestors, innermost first. */
  within: { role: string; name: string }[];
}

const PATIENCE_MS = 10_000;
const MOST_STOPS = 60;

export class ScreenReader {
  private constructor(
    readonly visitor: Visitor,
    private readonly protocol: CDPSession,
  ) {}

  static async of(visitor: Visitor): Promise<ScreenReader> {
    const protocol = await visitor.protocol();
    await protocol.send('Accessibility.enable');
    return new ScreenReader(visitor, protocol);
  }

  async tree(): Promise<AccessibleNode[]> {
    const { nodes } = (await this.protocol.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const text = (value: AXValue | undefined): string => String(value?.value ?? '');
    const has = (node: AXNode, name: string): boolean =>
      node.properties?.some((property) => property.name === name && property.value.value === true) ?? false;
    const spoken = (node: AXNode): string =>
      text(node.role) === 'StaticText'
        ? text(node.name)
        : (node.childIds ?? []).map((id) => byId.get(id)).map((child) => (child ? spoken(child) : '')).join(' ').trim();
    return nodes
      .filter((node) => !node.ignored)
      .map((node) => {
        const within: AccessibleNode['within'] = [];
        for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) {
          if (!at.ignored) within.push({ role: text(at.role), name: text(at.name) });
        }
        const role = text(node.role);
        // A live region has no name: its content is announced.
        const name = role === 'status' || role === 'alert' ? spoken(node) : text(node.name);
        return { role, name, focused: has(node, 'focused'), selected: has(node, 'selected'), disabled: has(node, 'disabled'), within };
      });
  }

  async options(list: string): Promise<AccessibleNode[]> {
    return (await this.tree()).filter((node) => node.role === 'option' && node.within.some((outer) => outer.role === 'listbox' && outer.name === list));
  }

  /** Returns the focused element with its ancestors. */
  async focus(): Promise<AccessibleNode | undefined> {
    // The page itself counts as focused too while something in it is.
    return (await this.tree()).findLast((node) => node.focused);
  }

  /** Returns the current content of the live regions. */
  async said(role: 'status' | 'alert'): Promise<string> {
    return (await this.tree()).filter((node) => node.role === role).map((node) => node.name).join(' ').trim();
  }

  /** Presses a question key and listens; repeats it if there was no answer yet. */
  async ask(key: string, expected: RegExp): Promise<string> {
    for (let asked = 0; asked < 5; asked++) {
      await this.key(key);
      const said = await this.listen('status', expected, 1_000).catch(() => null);
      if (said !== null) return said;
    }
    throw new Error(`asked with ${key}, expected to hear ${expected}, and heard "${await this.said('status')}"`);
  }

  async listen(role: 'status' | 'alert', expected: RegExp, patience = PATIENCE_MS): Promise<string> {
    const end = Date.now() + patience;
    for (;;) {
      const said = await this.said(role);
      if (expected.test(said)) return said;
      if (Date.now() > end) throw new Error(`expected to hear ${expected}, and heard "${said}"`);
      await new Promise((later) => setTimeout(later, 20));
    }
  }

  async key(key: string): Promise<void> {
    await this.visitor.page.keyboard.press(key);
  }

  /** Presses Tab until the right element has the focus. */
  async tabTo(isIt: (focus: AccessibleNode) => boolean, what: string, key = 'Tab'): Promise<void> {
    for (let i = 0; i < MOST_STOPS; i++) {
      const focus = await this.focus();
      if (focus && isIt(focus)) return;
      await this.key(key);
    }
    throw new Error(`Tab does not reach ${what}, only ${JSON.stringify(await this.focus())}`);
  }

  async toTable(): Promise<void> {
    await this.tabTo((focus) => focus.within.some(({ role }) => role === 'main'), 'the table');
  }

  /** Goes to a card of a list with F6 and arrows, and chooses it with Space. */
  async choose(list: string, place: number): Promise<void> {
    const isInList = (focus: AccessibleNode | undefined): boolean =>
      focus?.role === 'option' && focus.within.some((outer) => outer.role === 'listbox' && outer.name === list);
    for (let i = 0; i < 4 && !isInList(await this.focus()); i++) await this.key('F6');
    if (!isInList(await this.focus())) await this.tabTo(isInList, list);
    await this.key('Home');
    for (let i = 0; i < place; i++) await this.key('ArrowRight');
    const wanted = (await this.options(list))[place]?.name;
    const focus = await this.focus();
    if (focus?.name !== wanted) throw new Error(`the focus is on "${focus?.name}", not on "${wanted}"`);
    await this.key('Space');
  }

  async type(words: string): Promise<void> {
    await this.key('/');
    await this.tabTo((focus) => focus.role === 'textbox', 'the field for typed moves');
    await this.visitor.page.keyboard.type(words);
    await this.key('Enter');
  }
}
