import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {codeTabs} from '../codeTabs';
import {codeTabsScript} from '../clientModules';

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => localStorage.getItem(key),
    set: (value: string) => {
      localStorage.setItem(key, value);
    },
  }),
}));

const {onRouteDidUpdate} = await import('../client/tabs');

function print(id: string, tabs: readonly string[], group?: string): string {
  return renderToStaticMarkup(
    codeTabs<ReactNode>(createElement, {
      id,
      label: `Row ${id}`,
      ...(group !== undefined && {group}),
      tabs: tabs.map((tab) => ({id: tab, label: tab.toUpperCase(), content: [tab]})),
    }),
  );
}

function show(...rows: readonly string[]): void {
  document.body.innerHTML = rows.join('');
}

function tabOf(row: string, label: string): HTMLElement {
  const tabs = document.querySelectorAll<HTMLElement>(`[aria-label="Row ${row}"] > *`);
  return [...tabs].find(({textContent}) => textContent === label)!;
}

/** The texts behind the tabs that show. */
function shown(): readonly (string | null)[] {
  return [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map(
    ({textContent}) => textContent,
  );
}

/** What the page after a navigation or a load does. */
function arrive(): void {
  void onRouteDidUpdate?.({previousLocation: null, location: {} as never});
}

beforeEach(() => {
  localStorage.clear();
});

it('prints a row of tabs and what is behind them, the first one chosen', () => {
  expect(print('a', ['x', 'y'], 'g')).toBe(
    '<div class="code-tabs" data-group="g">' +
      '<div class="code-tabs__row" role="tablist" aria-label="Row a">' +
      '<button type="button" role="tab" id="a-0-tab" data-tab="x" aria-controls="a-0" aria-selected="true" tabindex="0">X</button>' +
      '<button type="button" role="tab" id="a-1-tab" data-tab="y" aria-controls="a-1" aria-selected="false" tabindex="-1">Y</button>' +
      '</div>' +
      '<div class="code-tabs__panel" role="tabpanel" id="a-0" aria-labelledby="a-0-tab">x</div>' +
      '<div class="code-tabs__panel" role="tabpanel" id="a-1" aria-labelledby="a-1-tab" hidden="">y</div>' +
      '</div>',
  );
});

it('shows by a click what is behind the tab, which the Tab key then reaches', () => {
  show(print('a', ['x', 'y']));
  tabOf('a', 'Y').click();
  expect(shown()).toEqual(['y']);
  expect(tabOf('a', 'Y')).toMatchObject({ariaSelected: 'true', tabIndex: 0});
  expect(tabOf('a', 'X')).toMatchObject({ariaSelected: 'false', tabIndex: -1});
});

it('chooses in all rows of the group that have the tab, and keeps that for the next page', () => {
  const rows = [
    print('a', ['x', 'y'], 'g'),
    print('b', ['x', 'z', 'y'], 'g'),
    print('c', ['x', 'z'], 'g'),
    print('d', ['x', 'y'], 'h'),
    print('e', ['x', 'y']),
  ];
  show(...rows);
  tabOf('a', 'Y').click();
  expect(shown()).toEqual(['y', 'y', 'x', 'x', 'x']);
  tabOf('e', 'Y').click();
  show(...rows);
  arrive();
  expect(shown()).toEqual(['y', 'y', 'x', 'x', 'x']);
});

it.each([
  ['ArrowRight', {}, 'X', 'Y'],
  ['ArrowRight', {}, 'Z', 'X'],
  ['ArrowLeft', {}, 'X', 'Z'],
  ['Home', {}, 'Z', 'X'],
  ['End', {}, 'X', 'Z'],
  // Other keys, and those of the browser.
  ['ArrowDown', {}, 'X', 'X'],
  ['ArrowRight', {altKey: true}, 'X', 'X'],
])('%s with %j leads from %s to %s', (key, modifiers, from, to) => {
  show(print('a', ['x', 'y', 'z']));
  tabOf('a', from).click();
  tabOf('a', from).focus();
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...modifiers}),
  );
  expect(document.activeElement).toBe(tabOf('a', to));
  expect(shown()).toEqual([to.toLowerCase()]);
});

describe('a row in the panel of another', () => {
  beforeEach(() => {
    const inner = print('b', ['x', 'z'], 'g');
    show(print('a', ['o', 'x', 'z']));
    document.getElementById('a-0')!.innerHTML = inner;
    arrive();
  });

  /** The names of the selected tabs, those of the outer row first. */
  const selected = () =>
    [...document.querySelectorAll('[aria-selected=true]')].map(({id}) => id);

  it('keeps its tab when the page is shown', () => {
    expect(selected()).toEqual(['a-0-tab', 'b-0-tab']);
    expect(tabOf('b', 'X').tabIndex).toBe(0);
    expect(document.getElementById('b-0')?.hidden).toBe(false);
  });

  it.each([
    ['b', 'Z', ['a-0-tab', 'b-1-tab']],
    ['a', 'X', ['a-1-tab', 'b-0-tab']],
  ])('by a click, a tab is selected in its own row: %s, %s', (row, label, expected) => {
    tabOf(row, label).click();
    expect(selected()).toEqual(expected);
  });

  it('is not among the tabs that the arrow keys of the outer row go through', () => {
    tabOf('a', 'O').dispatchEvent(
      new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}),
    );
    expect(document.activeElement).toBe(tabOf('a', 'Z'));
  });

  it('keeps its tab when the script at the end of the body restores the outer row', () => {
    show(print('a', ['o', 'x', 'z'], 'h'));
    document.getElementById('a-0')!.innerHTML = print('b', ['x', 'z']);
    localStorage.setItem('docusaurus.tab.h-site', 'z');
    globalThis.eval(codeTabsScript('-site'));
    expect(selected()).toEqual(['a-2-tab', 'b-0-tab']);
  });
});

describe('where search in the page finds what is hidden', () => {
  beforeEach(() => {
    show(print('a', ['x', 'y']), print('b', ['x', 'y', 'z'], 'g'));
    arrive();
  });

  it('hides every panel but the first so that it may be found, also from screen readers', () => {
    const panels = [...document.querySelectorAll('[role=tabpanel]')];
    expect(
      panels.map((panel) => [panel.getAttribute('hidden'), panel.ariaHidden]),
    ).toEqual([
      [null, null],
      ['until-found', 'true'],
      [null, null],
      ['until-found', 'true'],
      ['until-found', 'true'],
    ]);
  });

  it('shows the tab of what was found, and does not take it for a choice', () => {
    document
      .getElementById('b-2')
      ?.dispatchEvent(new Event('beforematch', {bubbles: true}));
    expect(shown()).toEqual(['x', 'z']);
    expect(tabOf('b', 'Z')).toMatchObject({ariaSelected: 'true', tabIndex: 0});
    expect(localStorage).toHaveLength(0);
  });
});

describe('the script at the end of the body', () => {
  it('shows what was chosen before the page is painted', () => {
    localStorage.setItem('docusaurus.tab.g-site', 'y');
    localStorage.setItem('docusaurus.tab.h-site', 'unknown');
    show(
      print('a', ['x', 'y'], 'g'),
      print('b', ['x', 'z'], 'g'),
      print('c', ['x', 'y'], 'h'),
      print('d', ['x', 'y']),
    );
    globalThis.eval(codeTabsScript('-site'));
    expect(shown()).toEqual(['y', 'x', 'x', 'x']);
    expect(tabOf('a', 'Y')).toMatchObject({ariaSelected: 'true', tabIndex: 0});
  });

  it('leaves the page as it is where there is no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    show(print('a', ['x', 'y'], 'g'));
    globalThis.eval(codeTabsScript('-site'));
    expect(shown()).toEqual(['x']);
  });
});
