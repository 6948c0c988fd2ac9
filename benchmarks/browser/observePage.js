// Runs in the measured page before any other script; what it sees is read from `benchmark`.
(() => {
  const seen = {
    layoutShift: 0,
    largestPaint: 0,
    hydrationStart: undefined,
    hydrationEnd: undefined,
  };
  globalThis.benchmark = seen;

  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });

  // React listens to the events of its root element as the first thing it does with it.
  const {addEventListener} = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...args) {
    if (seen.hydrationStart === undefined && this.id === '__docusaurus') {
      seen.hydrationStart = performance.mark('benchmark-hydration').startTime;
    }
    return addEventListener.apply(this, args);
  };
  new MutationObserver(() => {
    if (
      seen.hydrationEnd === undefined &&
      document.documentElement?.dataset.hasHydrated === 'true'
    ) {
      seen.hydrationEnd = performance.now();
    }
  }).observe(document, {
    attributes: true,
    subtree: true,
    attributeFilter: ['data-has-hydrated'],
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
        if (clicked === undefined || heading() === undefined || heading() === before)
          return;
        changes.disconnect();
        // The callback of a message runs after the frame that follows was drawn.
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - clicked);
          port2.postMessage(undefined);
        });
      });
      changes.observe(document, {subtree: true, childList: true, characterData: true});
    });
})();
