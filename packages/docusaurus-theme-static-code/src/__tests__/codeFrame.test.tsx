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
const copied =
  '<figure class="code-frame"><figcaption class="code-frame__caption">A &amp; B</figcaption>' +
  '<button type="button" class="code-frame__button" data-copy="">Copy</button>';
const refused =
  '<figure class="code-frame code-frame--refused"><figcaption class="code-frame__caption">' +
  '<strong class="code-frame__mark">Refused</strong> A &amp; B</figcaption>';
const box = '<pre class="code-frame__box"><code>&lt;a></code></pre>';

test.each([
  [{}, `${copied}${box}</figure>`],
  [
    {link: {text: 'More', href: '/more', data: '{"a":1}'}},
    `${copied.replace('</figcaption>', ' <a href="/more" data-request="{&quot;a&quot;:1}">More</a></figcaption>')}${box}</figure>`,
  ],
  [
    {name: 'A box', boxClass: 'mine'},
    `${copied}<pre class="code-frame__box mine" tabindex="0" role="group" aria-label="A box"><code>&lt;a></code></pre></figure>`,
  ],
  [
    {refusal: 'No field.'},
    `${refused}${box}<p class="code-frame__refusal">Error: No field.</p></figure>`,
  ],
  [
    {fold: 'Show all 58 lines'},
    `${copied}${box}<label class="code-frame__fold"><input type="checkbox"> Show all 58 lines</label></figure>`,
  ],
  [{refusal: ''}, `${refused}${box}</figure>`],
])('is the same HTML from React and from hast: %j', (options, html) => {
  const react = codeFrame<ReactNode>(createElement, {
    ...{caption: 'A & B', code: <code>{'<a>'}</code>, words},
    ...options,
  });
  const hast = codeFrame(createNode, {
    ...{caption: 'A & B', code: createNode('code', {}, '<a>'), words},
    ...options,
  });
  const characterReferences = {useNamedReferences: true};
  const markup = renderToStaticMarkup(react).replaceAll('a&gt;', 'a>');
  expect(markup.replaceAll('/>', '>')).toBe(html);
  expect(toHtml(hast, {characterReferences})).toBe(html);
});
