import {expect, it} from 'vitest';
import {languageDeclared} from '../languageDeclared';
import {buildOf} from './buildOf';

it('passes a page that says its language', () => {
  expect(languageDeclared(buildOf({'/': '<html lang=en></html>'}))).toEqual([]);
});

it('reports a page that does not', () => {
  expect(languageDeclared(buildOf({'/': '<html></html>'}))).toEqual([
    {
      page: '/',
      message: 'The html element has no lang attribute.',
      fix: 'Set i18n.defaultLocale in site/docusaurus.config.ts.',
    },
  ]);
});
