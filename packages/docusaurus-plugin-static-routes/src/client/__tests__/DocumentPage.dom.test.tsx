import {act, type ReactNode} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {DocumentPage} from '../DocumentPage';
import type {Loaded} from '../documents';

/** The pages that are loaded, and the ends of those that are on their way. */
const store = vi.hoisted(() => ({
  loaded: new Map<string, unknown>(),
  ends: new Map<string, () => void>(),
}));

vi.mock('../documents', () => ({
  getLoaded: (path: string) => store.loaded.get(path),
  loadDocument: (path: string) =>
    new Promise<void>((resolve) => store.ends.set(path, resolve)),
}));
const NotFound = () => 'Page Not Found';
const Failed = ({error, retry}: {readonly error: Error; readonly retry: () => void}) => (
  <button onClick={retry}>{error.message}</button>
);

function Frame(props: {readonly title?: string; readonly children: ReactNode}) {
  return (
    <main title={props.title ?? ''}>
      <b>{props.children}</b>
    </main>
  );
}

const FAILED = new Error('No response');
const toPage = (title: string): Loaded => ({
  frameProps: JSON.stringify({title}),
  html: `<i>${title}</i>`,
});

let root: Root | undefined;
let container: HTMLElement;

const toRoute = (path: string) => (
  <DocumentPage frame={Frame} path={path} NotFound={NotFound} Failed={Failed} />
);
const getContent = () => container.querySelector('#static-content');

async function show(path: string): Promise<string | null> {
  await act(async () => {
    root ??= createRoot(container);
    root.render(toRoute(path));
    await Promise.resolve();
  });
  return container.textContent;
}

async function arrive(path: string, loaded: Loaded): Promise<string | null> {
  await act(async () => {
    store.loaded.set(path, loaded);
    store.ends.get(path)?.();
    await Promise.resolve();
  });
  return container.textContent;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  store.loaded.clear();
  store.ends.clear();
  container = document.createElement('div');
  root = undefined;
});

afterEach(() => act(() => root?.unmount()));

it('on the first load keeps the nodes that the browser has made', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  store.loaded.set('/space', toPage('Space'));
  container.innerHTML = `<main title="Space"><b><div id="static-content" data-frame='{"title":"Space"}'><i>Space</i></div></b></main>`;
  const node = container.querySelector('i');
  act(() => {
    root = hydrateRoot(container, toRoute('/space'));
  });
  expect(container.querySelector('i')).toBe(node);
});

it('shows the content in its frame, and leaves it alone while the page is the same', async () => {
  store.loaded.set('/space', toPage('Space'));
  await show('/space');
  expect(container.innerHTML).toBe(
    '<main title="Space"><b><div id="static-content" data-frame="{&quot;title&quot;:&quot;Space&quot;}"><i>Space</i></div></b></main>',
  );
  const node = container.querySelector('i');
  await show('/space');
  expect(container.querySelector('i')).toBe(node);
  store.loaded.set('/user', toPage('User'));
  await show('/user');
  expect(getContent()?.innerHTML).toBe('<i>User</i>');
});

it('shows nothing before it is known whether there is a page', async () => {
  expect(await show('/nowhere')).toBe('');
  expect(await arrive('/nowhere', 'missing')).toBe('Page Not Found');
});

it('keeps the page shown until the next is there, whichever of two comes first', async () => {
  store.loaded.set('/space', toPage('Space'));
  await show('/space');
  expect(await show('/user')).toBe('Space');
  expect(await show('/role')).toBe('Space');
  expect(await arrive('/role', toPage('Role'))).toBe('Role');
  expect(await arrive('/user', toPage('User'))).toBe('Role');
});

it('shows why a page failed, loads it again on a retry, and shows it when it comes', async () => {
  store.loaded.set('/space', toPage('Space'));
  await show('/space');
  await show('/user');
  expect(await arrive('/user', FAILED)).toBe('No response');
  expect(await show('/space')).toBe('Space');
  expect(await show('/user')).toBe('No response');
  for (const loaded of [FAILED, toPage('User')]) {
    act(() => container.querySelector('button')?.click());
    expect(await arrive('/user', loaded)).toBe(
      loaded === FAILED ? 'No response' : 'User',
    );
  }
});
