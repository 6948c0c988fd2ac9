import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {followLinks} from '../followLinks';

const HERE = '/sub/here?a=1';

let running: AbortController;
let prefetch: ReturnType<typeof vi.fn<(pathname: string) => void>>;
let routed: string[];

const noteAddress = (): void => {
  routed.push(location.pathname + location.search + location.hash);
};

/** What the browser itself would do; jsdom only logs that it cannot. */
const stayHere = (event: Event): void => event.preventDefault();

beforeEach(() => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  history.replaceState({}, '', HERE);
  prefetch = vi.fn<(pathname: string) => void>();
  routed = [];
  running = new AbortController();
  followLinks({
    baseUrl: '/sub/',
    toCanonical: (pathname) => pathname.replace(/\/?$/, '/'),
    prefetch,
    signal: running.signal,
  });
  addEventListener('popstate', noteAddress);
  addEventListener('click', stayHere);
});

afterEach(() => {
  running.abort();
  removeEventListener('popstate', noteAddress);
  removeEventListener('click', stayHere);
});

/** A link with a word in it, which is what a reader hits. */
function addLink(attributes: Readonly<Record<string, string>>): HTMLElement {
  document.body.innerHTML = '<a><b>word</b></a>';
  const link = document.body.querySelector('a')!;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link.querySelector('b')!;
}

function click(word: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
  let isTaken = false;
  const look = (): void => {
    isTaken = event.defaultPrevented;
  };
  document.addEventListener('click', look, {once: true});
  word.dispatchEvent(event);
  document.removeEventListener('click', look);
  return isTaken;
}

it.each(['/.//other.example/a', '/%2e//other.example/a', '/a/..//other.example'])(
  'a link to %s is none to a page of the site, and is left to the browser',
  (href) => {
    followLinks({baseUrl: '/', toCanonical: String, prefetch, signal: running.signal});
    const word = addLink({href});
    word.dispatchEvent(new Event('pointerover', {bubbles: true}));
    expect(prefetch).not.toHaveBeenCalled();
    expect(click(word)).toBe(false);
    expect(click(addLink({href: '/a'}))).toBe(true);
  },
);

describe('a click on a plain link', () => {
  it.each([
    ['/sub/types/space', '/sub/types/space/'],
    ['/sub/types/space?b=2#name', '/sub/types/space/?b=2#name'],
    ['/sub/', '/sub/'],
    ['/sub', '/sub/'],
    ['#', `/sub/here/?a=1`],
  ])('to %s tells the router of %s', (href, address) => {
    expect(click(addLink({href}))).toBe(true);
    expect(routed).toEqual([address]);
  });

  it('with the target _self is followed', () => {
    expect(click(addLink({href: '/sub/a', target: '_self'}))).toBe(true);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['outside the base URL', {href: '/other/page'}],
    ['to a path that begins like the base URL', {href: '/subway/'}],
    ['to another site', {href: 'https://other.example/sub/'}],
    ['to a file', {href: '/sub/feed.xml'}],
    ['that opens another tab', {href: '/sub/a', target: '_blank'}],
    ['that saves a file', {href: '/sub/a', download: ''}],
    ['to a place on this page', {href: '#name'}],
    ['to a mail address', {href: 'mailto:a@b.example'}],
    ['without address', {}],
  ])('%s is left to the browser', (_, attributes) => {
    expect(click(addLink(attributes))).toBe(false);
    expect(routed).toEqual([]);
  });

  it.each<MouseEventInit>([
    {metaKey: true},
    {ctrlKey: true},
    {shiftKey: true},
    {altKey: true},
    {button: 1},
  ])('with %o is left to the browser', (init) => {
    expect(click(addLink({href: '/sub/a'}), init)).toBe(false);
    expect(routed).toEqual([]);
  });

  it('that something else has handled is left alone', () => {
    const word = addLink({href: '/sub/a'});
    word.addEventListener('click', (event) => event.preventDefault());
    click(word);
    expect(routed).toEqual([]);
  });

  it('is left to the browser where React has not taken the page over', () => {
    document.documentElement.dataset['hasHydrated'] = 'false';
    expect(click(addLink({href: '/sub/a'}))).toBe(false);
    expect(routed).toEqual([]);
  });

  it('is left to the browser once it is stopped', () => {
    running.abort();
    expect(click(addLink({href: '/sub/a'}))).toBe(false);
  });
});

describe('reaching for a link', () => {
  const reach = (word: HTMLElement, type: string): void => {
    word.dispatchEvent(new Event(type, {bubbles: true}));
  };

  it.each(['pointerover', 'focusin', 'touchstart'])('by %s fetches its page', (type) => {
    reach(addLink({href: '/sub/types/space#name'}), type);
    expect(prefetch.mock.calls).toEqual([['/sub/types/space/']]);
  });

  it.each([
    ['this page', '/sub/here#name'],
    ['a file', '/sub/feed.xml'],
    ['another site', 'https://other.example/sub/a'],
    ['what is outside the base URL', '/other'],
  ])('to %s fetches nothing', (_, href) => {
    reach(addLink({href}), 'pointerover');
    expect(prefetch).not.toHaveBeenCalled();
  });

  it.each([{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}])(
    'fetches nothing where the connection is %o',
    (connection) => {
      vi.stubGlobal('navigator', {connection});
      reach(addLink({href: '/sub/a'}), 'pointerover');
      expect(prefetch).not.toHaveBeenCalled();
    },
  );
});
