import {runInThisContext} from 'node:vm';
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
  const tabs = [
    ...document.querySelectorAll<HTMLElement>(`[aria-label="Row ${row}"] > *`),
  ];
  const found = tabs.find(({textContent}) => textContent === label);
  if (!found) throw new Error(`There is no tab ${label}.`);
  return found;
}

/** The texts behind the tabs that show. */
function shown(): readonly (string | null)[] {
  return [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map(
    ({textContent}) => textContent,
  );
}

function press(key: string, options: KeyboardEventInit = {}): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...options}),
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

describe('a click', () => {
  it('shows what is behind the tab, and makes it the one that the Tab key reaches', () => {
    show(print('a', ['x', 'y']));
    tabOf('a', 'Y').click();
    expect(shown()).toEqual(['y']);
    expect(tabOf('a', 'Y')).toMatchObject({ariaSelected: 'true', tabIndex: 0});
    expect(tabOf('a', 'X')).toMatchObject({ariaSelected: 'false', tabIndex: -1});
  });

  it('counts in all rows of the group that have the tab, and in no other row', () => {
    show(
      print('a', ['x', 'y'], 'g'),
      print('b', ['x', 'z', 'y'], 'g'),
      print('c', ['x', 'z'], 'g'),
      print('d', ['x', 'y'], 'h'),
      print('e', ['x', 'y']),
    );
    tabOf('a', 'Y').click();
    expect(shown()).toEqual(['y', 'y', 'x', 'x', 'x']);
  });

  it('is remembered for the next page by the group, and not without one', () => {
    show(print('a', ['x', 'y'], 'g'), print('b', ['x', 'y']));
    tabOf('a', 'Y').click();
    tabOf('b', 'Y').click();
    show(print('a', ['x', 'y'], 'g'), print('b', ['x', 'y']));
    arrive();
    expect(shown()).toEqual(['y', 'x']);
  });
});

describe('by keyboard', () => {
  it.each([
    ['ArrowRight', 'X', 'Y'],
    ['ArrowRight', 'Z', 'X'],
    ['ArrowLeft', 'X', 'Z'],
    ['ArrowLeft', 'Y', 'X'],
    ['Home', 'Z', 'X'],
    ['End', 'X', 'Z'],
  ])('%s leads from %s to %s', (key, from, to) => {
    show(print('a', ['x', 'y', 'z']));
    tabOf('a', from).click();
    tabOf('a', from).focus();
    press(key);
    expect(document.activeElement).toBe(tabOf('a', to));
    expect(shown()).toEqual([to.toLowerCase()]);
  });

  it('leaves other keys and those of the browser alone', () => {
    show(print('a', ['x', 'y']));
    tabOf('a', 'X').focus();
    press('ArrowDown');
    press('ArrowRight', {altKey: true});
    expect(document.activeElement).toBe(tabOf('a', 'X'));
    expect(shown()).toEqual(['x']);
  });
});

describe('where search in the page finds what is hidden', () => {
  beforeEach(() => {
    show(print('a', ['x', 'y']), print('b', ['x', 'y', 'z'], 'g'));
    arrive();
  });

  it('hides every panel but the first so that it may be found, also from screen readers', () => {
    const panels = [...document.querySelectorAll('[role=tabpanel]')];
    expect(panels.map((panel) => panel.getAttribute('hidden'))).toEqual([
      null,
      'until-found',
      null,
      'until-found',
      'until-found',
    ]);
    expect(panels.map(({ariaHidden}) => ariaHidden)).toEqual([
      null,
      'true',
      null,
      'true',
      'true',
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
  function run(): void {
    runInThisContext(codeTabsScript('-site'));
  }

  it('shows what was chosen before the page is painted', () => {
    localStorage.setItem('docusaurus.tab.g-site', 'y');
    localStorage.setItem('docusaurus.tab.h-site', 'unknown');
    show(
      print('a', ['x', 'y'], 'g'),
      print('b', ['x', 'z'], 'g'),
      print('c', ['x', 'y'], 'h'),
      print('d', ['x', 'y']),
    );
    run();
    expect(shown()).toEqual(['y', 'x', 'x', 'x']);
    expect(tabOf('a', 'Y')).toMatchObject({ariaSelected: 'true', tabIndex: 0});
  });

  it('leaves the page as it is where there is no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    show(print('a', ['x', 'y'], 'g'));
    run();
    expect(shown()).toEqual(['x']);
  });
});
