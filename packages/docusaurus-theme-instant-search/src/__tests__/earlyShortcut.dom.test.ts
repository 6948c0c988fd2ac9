import {beforeEach, describe, expect, it} from 'vitest';
import {EARLY_SCRIPT, takeEarlySearch} from '../earlyShortcut';

/** Presses keys one after the other; those that the page keeps from the browser. */
function press(...keys: readonly (string | KeyboardEventInit)[]): readonly string[] {
  const target = document.activeElement ?? document.body;
  return keys
    .map((key) => (typeof key === 'string' ? {key} : key))
    .map((init) => {
      const event = new KeyboardEvent('keydown', {
        ...init,
        bubbles: true,
        cancelable: true,
      });
      target.dispatchEvent(event);
      return event;
    })
    .filter(({defaultPrevented}) => defaultPrevented)
    .map(({key}) => key);
}

beforeEach(() => {
  takeEarlySearch();
  document.documentElement.dataset['hasHydrated'] = 'false';
  document.body.innerHTML = '<input>';
  window.eval(EARLY_SCRIPT);
});

describe('before there is a search box', () => {
  it.each([
    ['/', {key: '/'}],
    ['Ctrl+K', {key: 'k', ctrlKey: true}],
    ['Cmd+K', {key: 'K', metaKey: true}],
  ])('keeps %s, once', (_name, key) => {
    expect(press(key)).toEqual([key.key]);
    expect(takeEarlySearch()).toEqual({text: '', isProposed: false, isEntered: false});
    expect(takeEarlySearch()).toBeUndefined();
  });

  it('keeps what is typed after it, and Enter', () => {
    const keys = ['/', 'a', 'x', 'Backspace', ' ', '/', 'Shift', 'B', 'Enter'];
    expect(press(...keys)).toEqual(keys.filter((key) => key !== 'Shift'));
    expect(takeEarlySearch()).toEqual({
      text: 'a /B',
      isProposed: false,
      isEntered: true,
    });
  });

  it('keeps an Enter for the letters before it only', () => {
    press('/', 'a', 'Enter', 'b');
    expect(takeEarlySearch()).toMatchObject({text: 'ab', isEntered: false});
  });

  it('keeps no keys with Ctrl, Alt or Cmd but the shortcut once more', () => {
    const again = {key: 'k', ctrlKey: true};
    const others = ['ctrlKey', 'altKey', 'metaKey'].map((modifier) => ({
      key: 'c',
      [modifier]: true,
    }));
    expect(press('/', 'a', ...others, again, 'b')).toEqual(['/', 'a', 'k', 'b']);
    expect(takeEarlySearch()).toMatchObject({text: 'ab'});
  });

  it.each(['Escape', 'Tab', 'ArrowDown', 'PageDown'])('%s gives up', (key) => {
    expect(press('/', 'a', key, 'b')).toEqual(['/', 'a']);
    expect(takeEarlySearch()).toBeUndefined();
  });

  it('leaves fields what is typed into them', () => {
    document.querySelector('input')?.focus();
    expect(press('/', 'a')).toEqual([]);
    expect(takeEarlySearch()).toBeUndefined();
  });

  it.each([
    {key: '/', ctrlKey: true},
    {key: '/', altKey: true},
    {key: 'k'},
    {key: 'k', ctrlKey: true, shiftKey: true},
    {key: 'a'},
  ])('leaves the browser %o', (key) => {
    expect(press(key)).toEqual([]);
    expect(takeEarlySearch()).toBeUndefined();
  });
});

it('keeps nothing any more when the box has asked', () => {
  takeEarlySearch();
  expect(press('/')).toEqual([]);
  expect(takeEarlySearch()).toBeUndefined();
});

it('keeps nothing on a page that came without the box', () => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  expect(press('/', 'a')).toEqual([]);
});

it('has nothing to take on a page without the script', () => {
  Reflect.deleteProperty(window, 'takeEarlySearch');
  expect(takeEarlySearch()).toBeUndefined();
});
