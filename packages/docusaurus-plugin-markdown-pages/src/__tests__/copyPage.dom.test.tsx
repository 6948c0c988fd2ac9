import {act, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import CopyPage from '../theme/CopyPage';

vi.mock('@docusaurus/Head', () => ({
  default: ({children}: {readonly children: ReactNode}) =>
    createPortal(children, document.head),
}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/docs/a/'})}));
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {readonly message: string}) => message,
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {baseUrl: '/'}}),
}));

let root: Root;

async function show(content: ReactNode): Promise<HTMLAnchorElement | null> {
  await act(async () => {
    root.render(content);
    await Promise.resolve();
  });
  return document.querySelector('a');
}

/** Clicks, and waits until the text is copied where the click does that. */
async function click(init: MouseEventInit = {}): Promise<MouseEvent> {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
  await act(async () => {
    document.querySelector('a')!.dispatchEvent(event);
    await vi.waitUntil(() => !event.defaultPrevented || writeText.mock.calls.length > 0);
  });
  return event;
}

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# A')));
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  writeText.mockReset().mockResolvedValue();
  // Files share a document, and not all of them leave it empty.
  document.head.innerHTML = '';
  document.body.innerHTML = '<main></main>';
  location.hash = '';
  root = createRoot(document.querySelector('main')!);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
});

it('the page names its Markdown, and a click copies it', async () => {
  const link = await show(<CopyPage />);
  expect(link?.getAttribute('href')).toBe('/docs/a.md');
  expect(document.head.innerHTML).toBe(
    '<link rel="alternate" type="text/markdown" href="/docs/a.md">',
  );
  const {defaultPrevented} = await click();
  expect(defaultPrevented).toBe(true);
  expect(writeText.mock.calls).toEqual([['# A']]);
  expect(link?.textContent).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(link?.textContent).toBe('Copy page');
});

it('a click that opens a tab is left to the browser, and where copying fails the link is followed', async () => {
  const link = await show(<CopyPage />);
  expect((await click({ctrlKey: true})).defaultPrevented).toBe(false);
  expect(writeText).not.toHaveBeenCalled();
  writeText.mockRejectedValue(new Error('Not allowed.'));
  link!.href = '#followed';
  await click();
  expect([location.hash, link?.textContent]).toEqual(['#followed', 'Copy page']);
});

it('the development server has no Markdown', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(await show(<CopyPage />)).toBeNull();
});
