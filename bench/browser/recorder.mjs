// Runs in a page from its start: notes frames while pieces travel, when they do, long tasks, scenes, and what is animated.
//
// Everything is told by callbacks of the browser, never by asking the page again and again: what measures must not be what
// makes it slow. A flyer is a piece in the air, in the page as in the control.

export function record() {
  const FLYER = 'flyer';
  const log = { frames: [], tasks: [], longFrames: [], scenes: [], flights: [], travels: 0, animated: {} };
  globalThis.motion = log;

  const nameOf = (element, pseudo) => {
    const words = (element.getAttribute('class') ?? '').split(/\s+/).filter((word) => word && !word.startsWith('svelte-'));
    return [element.localName, ...words].join('.') + (pseudo ?? '');
  };
  const note = (property, who) => {
    const known = (log.animated[property] ??= []);
    if (!known.includes(who)) known.push(who);
  };
  const NO_PROPERTY = ['offset', 'computedOffset', 'easing', 'composite'];
  const noteFrames = (frames, who) => {
    for (const frame of Array.isArray(frames) ? frames : [frames ?? {}]) {
      for (const name of Object.keys(frame)) if (!NO_PROPERTY.includes(name)) note(name, who);
    }
  };

  let flying = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    // Read as they were written: the browser's own list of keyframes is made out of computed styles.
    noteFrames(frames, `${nameOf(this)} (script)`);
    if (!this.classList.contains(FLYER)) return animation;
    if (flying++ === 0) log.flights.push({ start: performance.now(), end: null });
    log.travels++;
    const landed = () => {
      if (--flying === 0 && log.flights.length > 0) log.flights.at(-1).end = performance.now();
    };
    animation.finished.then(landed, landed);
    return animation;
  };
  const known = new Set();
  addEventListener('animationstart', ({ target, pseudoElement, animationName }) => {
    const who = `${nameOf(target, pseudoElement)} (${animationName})`;
    if (known.has(who)) return;
    known.add(who);
    const css = target.getAnimations({ subtree: true }).filter((animation) => animation.animationName === animationName);
    for (const { effect } of css) noteFrames(effect.getKeyframes(), who);
  }, true);
  addEventListener('transitionrun', ({ target, pseudoElement, propertyName }) => note(propertyName, `${nameOf(target, pseudoElement)} (transition)`), true);

  let before = null;
  const frame = (now) => {
    if (flying > 0 && before !== null) log.frames.push(now - before);
    before = flying > 0 ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  let wasPlaying = false;
  new MutationObserver((changes) => {
    const isPlaying = changes.at(-1).target.dataset.scene === 'playing';
    if (isPlaying === wasPlaying) return;
    wasPlaying = isPlaying;
    if (isPlaying) log.scenes.push({ start: performance.now(), end: null });
    else if (log.scenes.length > 0) log.scenes.at(-1).end = performance.now();
    // Later, so that telling it is no part of the task in which a scene opens.
    setTimeout(() => globalThis.tellScene?.(isPlaying));
  }).observe(document, { subtree: true, attributeFilter: ['data-scene'] });

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) log.tasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask' });

  const fileOf = (url) => url.split('/').at(-1) ?? '';
  const describe = ({ invoker, sourceURL, sourceFunctionName, duration, forcedStyleAndLayoutDuration }) => ({
    what: [invoker, sourceFunctionName, fileOf(sourceURL)].filter(Boolean).join(' '),
    ms: duration,
    layout: forcedStyleAndLayoutDuration,
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, styleAndLayoutStart, scripts } of list.getEntries()) {
      const end = startTime + duration;
      log.longFrames.push({ start: startTime, end, drawing: styleAndLayoutStart > 0 ? end - styleAndLayoutStart : 0, scripts: scripts.map(describe) });
    }
  }).observe({ type: 'long-animation-frame' });
}

/** Moves one square over an empty page in the way that pieces travel. Runs in the page. */
export function moveSquare() {
  const square = document.createElement('div');
  square.className = 'flyer';
  square.style.cssText = 'position: absolute; inline-size: 90px; block-size: 126px; background: teal; will-change: transform';
  document.body.append(square);
  square.animate({ transform: ['translate(0, 0)', 'translate(900px, 500px)'] }, { duration: 420, iterations: Infinity, direction: 'alternate' });
}

/** Starts the log afresh. Runs in the page. */
export function forget() {
  const { motion } = globalThis;
  for (const list of [motion.frames, motion.tasks, motion.longFrames, motion.scenes, motion.flights]) list.length = 0;
  motion.travels = 0;
}
