import {expect, it} from 'vitest';
import {DEFAULT_OPTIONS, validateOptions} from '../options';

const validate = (options: unknown) =>
  validateOptions({options: options as never, validate: undefined as never});

it('fills in what a site does not say', () => {
  const fallback = {label: 'API', href: '/docs/api/'};
  expect(validate({id: 'default', fallback})).toEqual({
    id: 'default',
    ...DEFAULT_OPTIONS,
    fallback,
  });
  expect(validate(undefined)).toEqual({id: 'default', ...DEFAULT_OPTIONS});
});

it.each([
  [
    {fallbak: 1},
    'docusaurus-theme-instant-search: option "fallbak" is 1, which is wrong: remove it; ' +
      'the options are fallback, startingPoints and synonyms.',
  ],
  [
    {fallback: '/docs'},
    'docusaurus-theme-instant-search: option "fallback" is "/docs", which is wrong: ' +
      `write {label: 'API reference', href: '/docs/graphql/'}.`,
  ],
  [
    {fallback: {label: 'API', href: 'docs'}},
    'docusaurus-theme-instant-search: option "fallback.href" is "docs", which is wrong: ' +
      'begin it with "/".',
  ],
  [
    {startingPoints: [{label: 'API'}]},
    'docusaurus-theme-instant-search: option "startingPoints[0].href" is undefined, which ' +
      `is wrong: write {label: 'API reference', href: '/docs/graphql/'}.`,
  ],
  [
    {startingPoints: {}},
    'docusaurus-theme-instant-search: option "startingPoints" is {}, which is wrong: ' +
      `write a list of links: [{label: 'API reference', href: '/docs/graphql/'}].`,
  ],
  [
    {synonyms: [['alone']]},
    'docusaurus-theme-instant-search: option "synonyms[0]" is ["alone"], which is wrong: ' +
      `write lists of two or more lower-case words, such as [['image', 'picture']].`,
  ],
])('says what is wrong with %j and what to write', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
