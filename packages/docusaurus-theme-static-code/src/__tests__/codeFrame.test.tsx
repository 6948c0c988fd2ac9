import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {codeFrame, type CreateElement} from '../codeFrame';

const createNode: CreateElement<Element> = (tagName, properties, ...children) => ({
  type: 'element',
  tagName,
  properties: {...properties},
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ),
});

const words = {copy: 'Copy', refused: 'Refused', error: 'Error:'};

/** The frame by React and by hast. */
function printBoth(options: {
  name?: string;
  boxClass?: string;
  refusal?: string;
}): readonly string[] {
  const react = codeFrame<ReactNode>(createElement, {
    caption: 'A & B',
    code: <code>{'<a>'}</code>,
    words,
    ...options,
  });
  const hast = codeFrame(createNode, {
    caption: 'A & B',
    code: createNode('code', {}, '<a>'),
    words,
    ...options,
  });
  return [
    renderToStaticMarkup(react),
    toHtml(hast, {characterReferences: {useNamedReferences: true}}),
  ];
}

test('is the same HTML from React and from hast', () => {
  const [react, hast = ''] = printBoth({name: 'A box', boxClass: 'mine'});
  expect(react).toBe(
    '<figure class="code-frame"><figcaption class="code-frame__caption">A &amp; B</figcaption>' +
      '<button type="button" class="code-frame__button" data-copy="">Copy</button>' +
      '<pre class="code-frame__box mine" tabindex="0" role="group" aria-label="A box"><code>&lt;a&gt;</code></pre></figure>',
  );
  expect(hast.replaceAll('&lt;a>', '&lt;a&gt;')).toBe(react);
});

test('needs no name where the box cannot scroll', () => {
  const [react] = printBoth({});
  expect(react).toContain('<pre class="code-frame__box"><code>');
});

test('says that code is refused, and why, and does not offer to copy it', () => {
  const [react, hast = ''] = printBoth({refusal: 'No field "a".'});
  expect(react).toBe(
    '<figure class="code-frame code-frame--refused"><figcaption class="code-frame__caption">' +
      '<strong class="code-frame__mark">Refused</strong> A &amp; B</figcaption>' +
      '<pre class="code-frame__box"><code>&lt;a&gt;</code></pre>' +
      '<p class="code-frame__refusal">Error: No field &quot;a&quot;.</p></figure>',
  );
  expect(hast).toContain('Error: No field "a".');
});

test('says no reason where none is known', () => {
  const [react] = printBoth({refusal: ''});
  expect(react).toContain('Refused');
  expect(react).not.toContain('Error');
});
