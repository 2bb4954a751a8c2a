/** A contact sheet: a row for each state, with the state's name and its pictures in several window sizes, drawn small. */

import { launch } from './browser';
import type { Size } from './layout';

/** Height of every picture on the sheet. */
const ROW_PX = 300;
/** Quality at which a sheet of a dozen rows stays below half a megabyte. */
const QUALITY = 62;

interface Shot {
  size: Size;
  jpeg: Buffer;
}

export class ContactSheet {
  private readonly rows = new Map<string, Shot[]>();

  get isEmpty(): boolean {
    return this.rows.size === 0;
  }

  add(name: string, size: Size, jpeg: Buffer): void {
    this.rows.set(name, [...(this.rows.get(name) ?? []), { size, jpeg }]);
  }

  async draw(): Promise<Buffer> {
    const browser = await launch();
    try {
      const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
      await page.setContent(this.html(), { waitUntil: 'load' });
      return await page.locator('main').screenshot({ type: 'jpeg', quality: QUALITY });
    } finally {
      await browser.close();
    }
  }

  private html(): string {
    const picture = ({ jpeg }: Shot): string => `<img src="data:image/jpeg;base64,${jpeg.toString('base64')}">`;
    const row = ([name, shots]: [string, Shot[]]): string => {
      const ordered = shots.toSorted((a, b) => a.size.width - b.size.width);
      return `<h2>${name}</h2><div>${ordered.map(picture).join('')}</div>`;
    };
    const style = `main { width: max-content; padding: 12px; background: #fff; font: 14px sans-serif } h2 { margin: 10px 0 4px; font-size: 15px }
      div { display: flex; gap: 10px } img { height: ${ROW_PX}px }`;
    return `<style>${style}</style><main>${[...this.rows].map(row).join('')}</main>`;
  }
}
