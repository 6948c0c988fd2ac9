// cspell:ignore longtask
// Runs in the measured page before any other script. `benchmark` is what it observed.
(() => {
  const seen = {layoutShift: 0, largestPaint: 0, blockingTime: 0};
  globalThis.benchmark = seen;
  const LONG_TASK_MS = 50;

  const observe = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
    });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  observe('longtask', ({duration}) => {
    seen.blockingTime += duration - LONG_TASK_MS;
  });

  /** Resolves to the milliseconds from the next click to the frame with another heading. */
  globalThis.measureNextNavigation = () =>
    new Promise((resolve) => {
      const heading = () => document.querySelector('h1')?.textContent;
      const before = heading();
      let clicked;
      document.addEventListener('click', (event) => (clicked = event.timeStamp), {
        capture: true,
        once: true,
      });
      const changes = new MutationObserver(() => {
        if (clicked === undefined || !heading() || heading() === before) return;
        changes.disconnect();
        // The callback of a message runs after the next frame is drawn.
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - clicked);
          port2.postMessage(undefined);
        });
      });
      changes.observe(document, {subtree: true, childList: true, characterData: true});
    });
})();
