import {act, type ReactNode, useContext, useState} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

type UseFold = typeof import('../useFold').useFold;

const {config, Expanded} = await vi.hoisted(async () => {
  const {createContext} = await import('react');
  return {
    config: {autoCollapseCategories: false},
    Expanded: createContext<unknown>(undefined),
  };
});

/** What the docs plugin keeps for each list of its sidebar. */
function List({children}: {readonly children: ReactNode}) {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  return <Expanded value={{expandedItem, setExpandedItem}}>{children}</Expanded>;
}

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocSidebarItemsExpandedState: () => useContext(Expanded),
}));
vi.mock('@docusaurus/theme-common', () => ({
  useThemeConfig: () => ({docs: {sidebar: config}}),
  createStorageSlot: (key: string) => ({
    get: () => sessionStorage.getItem(key),
    set: (value: string) => {
      sessionStorage.setItem(key, value);
    },
  }),
}));

let useFold: UseFold;
let root: Root;

/** The browser has loaded a page: modules start anew, the storage of the tab stays. */
async function load(): Promise<void> {
  vi.resetModules();
  ({useFold} = await import('../useFold'));
  root = createRoot(document.createElement('div'));
}

/** Shows parts, and what the reader may do with them. */
async function show(parts: readonly Omit<Parameters<UseFold>[0], 'index'>[]) {
  const shown: ReturnType<UseFold>[] = [];
  const record = (index: number, fold: ReturnType<UseFold>) => (shown[index] = fold);
  function Part({index}: {readonly index: number}) {
    record(index, useFold({...parts[index]!, index}));
    return null;
  }
  await act(async () => {
    root.render(
      <List>
        {parts.map(({key}, index) => (
          <Part key={key} index={index} />
        ))}
      </List>,
    );
    await Promise.resolve();
  });
  return {
    open: () => shown.map(([isOpen]) => isOpen),
    toggle: (index: number) =>
      act(async () => {
        shown[index]?.[1](!shown[index][0]);
        await Promise.resolve();
      }),
  };
}

const part = (key: string, isActive = false) => ({
  key,
  isActive,
  isOpenAtFirst: isActive,
});

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  config.autoCollapseCategories = false;
  await load();
});

afterEach(() => {
  sessionStorage.clear();
});

describe('a part of the sidebar', () => {
  it('stays open after the page has left it, also after a reload', async () => {
    const page = await show([part('a'), part('b', true)]);
    expect(page.open()).toEqual([false, true]);
    const next = await show([part('a', true), part('b')]);
    expect(next.open()).toEqual([true, true]);
    await load();
    const reloaded = await show([part('a'), part('b')]);
    expect(reloaded.open()).toEqual([true, true]);
  });

  it('stays as the reader leaves it, on the next page and after a reload', async () => {
    const page = await show([part('a'), part('b', true), part('c')]);
    await page.toggle(0);
    await page.toggle(1);
    expect(page.open()).toEqual([true, false, false]);
    const next = await show([part('a'), part('b', true), part('c')]);
    expect(next.open()).toEqual([true, false, false]);
    await load();
    const reloaded = await show([part('a'), part('b', true), part('c')]);
    expect(reloaded.open()).toEqual([true, false, false]);
  });

  it('that was closed opens when the page comes to be in it', async () => {
    const page = await show([part('a', true)]);
    await page.toggle(0);
    const elsewhere = await show([part('a', false)]);
    expect(elsewhere.open()).toEqual([false]);
    const back = await show([part('a', true)]);
    expect(back.open()).toEqual([true]);
  });

  it('closes when one beside it is opened, where the theme is configured so', async () => {
    config.autoCollapseCategories = true;
    const page = await show([part('a'), part('b', true), part('c')]);
    await page.toggle(0);
    expect(page.open()).toEqual([true, false, false]);
    await page.toggle(2);
    expect(page.open()).toEqual([false, false, true]);
    await page.toggle(2);
    expect(page.open()).toEqual([false, false, false]);
    const next = await show([part('a', true), part('b'), part('c')]);
    expect(next.open()).toEqual([true, false, false]);
  });

  it('is as the site has it where the storage has something else', async () => {
    sessionStorage.setItem('sidebar-folds', 'nonsense');
    await load();
    expect((await show([part('a', true)])).open()).toEqual([true]);
  });
});
