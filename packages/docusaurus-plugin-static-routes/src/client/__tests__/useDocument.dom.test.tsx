import {act, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useDocument} from '../useDocument';

/** The pages that are there, and the ends of those that are on their way. */
const store = vi.hoisted(() => ({
  pages: new Map<string, {html: string} | undefined>(),
  failures: new Map<string, Error>(),
  ends: new Map<string, {resolve: () => void; reject: (reason: Error) => void}>(),
}));

vi.mock('../documents', () => ({
  isLoaded: (path: string) => store.pages.has(path),
  getDocument: (path: string) => store.pages.get(path),
  getFailure: (path: string) => store.failures.get(path),
  loadDocument: (path: string) =>
    new Promise<void>((resolve, reject) => store.ends.set(path, {resolve, reject})),
}));

let root: Root;
const container = document.createElement('div');

function Page({path}: {readonly path: string}): ReactNode {
  const {page, isKnown, failure, retry} = useDocument(path);
  if (failure) return <button onClick={retry}>{failure.message}</button>;
  return isKnown ? (page?.html ?? 'Page Not Found') : 'nothing';
}

async function show(path: string): Promise<string | null> {
  await act(async () => {
    root.render(<Page path={path} />);
    await Promise.resolve();
  });
  return container.textContent;
}

async function arrive(path: string, html?: string): Promise<string | null> {
  await act(async () => {
    store.pages.set(path, html === undefined ? undefined : {html});
    store.failures.delete(path);
    store.ends.get(path)?.resolve();
    await Promise.resolve();
  });
  return container.textContent;
}

async function fail(path: string): Promise<string | null> {
  await act(async () => {
    store.failures.set(path, new Error('No answer'));
    store.ends.get(path)?.resolve();
    await Promise.resolve();
  });
  return container.textContent;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  store.pages.clear();
  store.failures.clear();
  store.ends.clear();
  root = createRoot(container);
});

afterEach(() => act(() => root.unmount()));

it('shows a page that is there at once', async () => {
  store.pages.set('/space', {html: 'Space'});
  expect(await show('/space')).toBe('Space');
});

it('shows a page that comes later, and says nothing of a missing one before', async () => {
  expect(await show('/space')).toBe('nothing');
  expect(await arrive('/space', 'Space')).toBe('Space');
});

it('says that a page is missing once that is known', async () => {
  expect(await show('/nowhere')).toBe('nothing');
  expect(await arrive('/nowhere')).toBe('Page Not Found');
});

it('keeps the page shown until the next is there', async () => {
  store.pages.set('/space', {html: 'Space'});
  await show('/space');
  expect(await show('/user')).toBe('Space');
  expect(await arrive('/user', 'User')).toBe('User');
});

it('shows the last of two pages in quick succession, whichever comes first', async () => {
  store.pages.set('/space', {html: 'Space'});
  await show('/space');
  await show('/user');
  await show('/role');
  expect(await arrive('/role', 'Role')).toBe('Role');
  expect(await arrive('/user', 'User')).toBe('Role');
});

it('tells that a page could not be had, in the place of the one before', async () => {
  store.pages.set('/space', {html: 'Space'});
  await show('/space');
  await show('/user');
  expect(await fail('/user')).toBe('No answer');
  expect(await show('/space')).toBe('Space');
});

it('asks again on a retry, and shows the page when it comes', async () => {
  store.failures.set('/user', new Error('No answer'));
  expect(await show('/user')).toBe('No answer');
  expect(store.ends.size).toBe(0);
  for (const _ of [1, 2]) {
    act(() => container.querySelector('button')?.click());
    expect(await fail('/user')).toBe('No answer');
  }
  act(() => container.querySelector('button')?.click());
  expect(await arrive('/user', 'User')).toBe('User');
});
