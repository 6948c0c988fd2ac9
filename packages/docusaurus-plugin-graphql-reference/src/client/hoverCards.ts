/** How long the pointer or the focus rests on a link before its card is fetched, in milliseconds. */
const REST = 150;

let rest: number | undefined;

/** The link to another page under an event. */
function findLink({target}: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('main article a[href]')
      : null;
  const {origin, pathname} = window.location;
  return link?.origin === origin && link.pathname !== pathname ? link : undefined;
}

/** Fingers do not hover, and a click puts the focus on a link that is about to be followed. */
function isResting(event: Event, link: Element): boolean {
  return event instanceof PointerEvent
    ? event.pointerType === 'mouse'
    : link.matches(':focus-visible');
}

function onReach(event: Event): void {
  const link = findLink(event);
  window.clearTimeout(rest);
  if (!link || link.hasAttribute('aria-describedby') || !isResting(event, link)) return;
  rest = window.setTimeout(() => {
    // Without its code or the other page there is no card.
    import('./hoverCard').then(({showCard}) => showCard(link)).catch(() => undefined);
  }, REST);
}

function onLeave(): void {
  window.clearTimeout(rest);
}

/** Shows a card of the type, operation or member that a link leads to. */
function listen(): void {
  // A page that changes below a pointer at rest moves no pointer.
  for (const type of ['pointermove', 'focusin'])
    document.addEventListener(type, onReach, {passive: true});
  for (const type of ['pointerout', 'focusout', 'pointerdown'])
    document.addEventListener(type, onLeave, {passive: true});
}

if (typeof document !== 'undefined') listen();
