import {loadStaticPage} from 'docusaurus-plugin-static-routes/loadStaticPage';

const ID = 'gql-hover-card';
/** Members of a type that its card names. */
const MOST_MEMBERS = 4;
/** The time that the pointer has to reach the card, in milliseconds. */
const GRACE = 200;
const MARGIN = 8;

/** Infima's class of the box around why something is deprecated. */
const WARNING = 'alert alert--warning gql-warning';

/** The rows of a card, each with the class that such a text has in an article. */
type Rows = readonly (readonly [name: string, text: string | undefined])[];

function textOf(parent: ParentNode | undefined, selector: string): string | undefined {
  return parent?.querySelector(selector)?.textContent ?? undefined;
}

function toMemberRows(element: Element): Rows {
  const member = element.closest('.gql-member, li') ?? undefined;
  const name = textOf(member, 'h3, .gql-name');
  const type = textOf(member, '.gql-type');
  return [
    ['gql-name', type === undefined ? name : `${name}: ${type}`],
    [WARNING, textOf(member, ':scope > .gql-warning')],
    ['', textOf(member, ':scope > .gql-text > p')],
  ];
}

function toPageRows(article: Element): Rows {
  const members = Array.from(article.querySelectorAll('.gql-member')).map(
    (member) => `${textOf(member, 'h3')}${textOf(member, '.gql-facts') ?? ''}`,
  );
  return [
    ['gql-kind', textOf(article, '.gql-kind')],
    ['gql-name', textOf(article, 'h1')],
    // Not the notice that a page is of an earlier schema.
    [WARNING, textOf(article, ':scope > .gql-warning:not([data-search-base])')],
    ['', textOf(article, ':scope > .gql-text > p')],
    ...members.slice(0, MOST_MEMBERS).map((text) => ['gql-signature', text] as const),
    [
      'gql-kind',
      members.length > MOST_MEMBERS ? `+ ${members.length - MOST_MEMBERS}` : '',
    ],
  ];
}

/** What the card of a link shows; nothing for a page without an element of the schema. */
function toRows(html: string, anchor: string): Rows {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const article = page.querySelector('.gql-article:has(.gql-kind)');
  if (!article) return [];
  const member = anchor === '' ? null : page.getElementById(anchor);
  return member?.closest('.gql-member, li') ? toMemberRows(member) : toPageRows(article);
}

function createCard(rows: Rows): HTMLElement {
  const card = document.createElement('div');
  card.id = ID;
  card.className = ID;
  card.role = 'tooltip';
  card.popover = 'manual';
  for (const [name, text] of rows) {
    if (!text?.trim()) continue;
    const row = document.createElement('p');
    row.className = name;
    row.textContent = text;
    card.append(row);
  }
  return card;
}

/** Puts the card below the link, or above it where there is more room. */
function place(card: HTMLElement, link: Element): void {
  const {left, top, bottom} = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const {offsetWidth, offsetHeight} = card;
  const most = clientWidth - offsetWidth - MARGIN;
  const isBelow = bottom + offsetHeight + MARGIN < clientHeight || top < offsetHeight;
  card.style.left = `${Math.max(MARGIN, Math.min(left, most))}px`;
  card.style.top = `${isBelow ? bottom : top - offsetHeight}px`;
}

/** Removes the card once neither the link nor the card is under the pointer or has the focus. */
function hideLater(card: HTMLElement, link: Element): void {
  const controller = new AbortController();
  const {signal} = controller;
  let wait: number | undefined;
  const hide = (): void => {
    controller.abort();
    card.remove();
    link.removeAttribute('aria-describedby');
  };
  const check = (): void => {
    window.clearTimeout(wait);
    wait = window.setTimeout(() => {
      const isUsed = card.matches(':hover') || link.matches(':hover, :focus-visible');
      if (!isUsed) hide();
    }, GRACE);
  };
  for (const type of ['pointerout', 'focusout'])
    document.addEventListener(type, check, {signal, passive: true});
  for (const type of ['click', 'scroll', 'popstate'])
    window.addEventListener(type, hide, {signal, capture: true, passive: true});
  document.addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Escape') hide();
    },
    {signal},
  );
}

/** Shows a card of what a link leads to, while the link is still under the pointer or has the focus. */
export async function showCard(link: HTMLAnchorElement): Promise<void> {
  if (!('popover' in link)) return;
  const html = await loadStaticPage(link.pathname);
  if (html === undefined || !link.matches(':hover, :focus-visible')) return;
  const rows = toRows(html, link.hash.slice(1));
  if (rows.length === 0) return;
  document.getElementById(ID)?.remove();
  const card = createCard(rows);
  document.body.append(card);
  card.showPopover();
  place(card, link);
  link.setAttribute('aria-describedby', ID);
  hideLater(card, link);
}
