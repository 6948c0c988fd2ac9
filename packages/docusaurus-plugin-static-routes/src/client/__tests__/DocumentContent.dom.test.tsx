import {act, type ReactElement} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {DocumentContent} from '../DocumentContent';

const SPACE = {frameProps: '{"title":"Space"}', html: '<h1>Space</h1>'};
const USER = {frameProps: '{"title":"User"}', html: '<h1>User</h1><p>text</p>'};

let root: Root | undefined;
let body: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  body = document.createElement('div');
  root = undefined;
});

afterEach(() => {
  act(() => root?.unmount());
});

function render(element: ReactElement): void {
  act(() => {
    root ??= createRoot(body);
    root.render(element);
  });
}

function container(): Element | null {
  return body.querySelector('#static-content');
}

it('on the first load stays the nodes that the browser has made', () => {
  // In development React compares, where it does not in a built site.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  body.innerHTML = `<div id="static-content" data-frame='${SPACE.frameProps}'>${SPACE.html}</div>`;
  const heading = body.querySelector('h1');
  act(() => {
    root = hydrateRoot(body, <DocumentContent {...SPACE} />);
  });
  expect(body.querySelector('h1')).toBe(heading);
  render(<DocumentContent {...USER} />);
  expect(container()?.innerHTML).toBe(USER.html);
  expect(container()?.getAttribute('data-frame')).toBe(USER.frameProps);
});

it('is written where there was none, and where a reader comes back', () => {
  render(<DocumentContent {...SPACE} />);
  expect(container()?.innerHTML).toBe(SPACE.html);
  render(<DocumentContent {...USER} />);
  render(<DocumentContent {...SPACE} />);
  expect(container()?.innerHTML).toBe(SPACE.html);
});

it('stays untouched, with what a reader has done to it, where the page is the same', () => {
  render(<DocumentContent {...SPACE} />);
  const heading = body.querySelector('h1');
  render(<DocumentContent {...SPACE} frameProps='{"title":"Space","tab":1}' />);
  expect(body.querySelector('h1')).toBe(heading);
  expect(container()?.getAttribute('data-frame')).toBe('{"title":"Space","tab":1}');
});

it('is read without the HTML of the page going through the sink that a policy watches', () => {
  const write = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  render(<DocumentContent {...USER} />);
  expect(write.mock.calls.filter(([html]) => html !== '')).toEqual([]);
  expect(container()?.innerHTML).toBe(USER.html);
});
