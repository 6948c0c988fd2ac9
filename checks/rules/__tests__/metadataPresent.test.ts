import {expect, it} from 'vitest';
import {metadataPresent} from '../metadataPresent';
import {buildOf} from './buildOf';

const TITLE = '<title>Chat</title>';
const DESCRIPTION = '<meta name="description" content="How chat works.">';
const CANONICAL = '<link rel="canonical" href="https://docs.example/docs/chat">';

it('passes a page with one title, description and canonical link', () => {
  const icon = '<svg><title>An icon</title></svg>';
  const html = `${TITLE}${DESCRIPTION}${CANONICAL}${icon}`;
  expect(metadataPresent(buildOf({'/docs/chat': html}))).toEqual([]);
});

it('wants no description of the not-found page', () => {
  expect(metadataPresent(buildOf({'/404': TITLE + CANONICAL}))).toEqual([]);
});

it('reports each of the three when it is missing, empty or repeated', () => {
  const build = buildOf({
    '/none': '',
    '/empty': `<title></title><meta name="description" content="">${CANONICAL}`,
    '/twice': `${TITLE}${TITLE}${DESCRIPTION}${CANONICAL}${CANONICAL}`,
  });
  expect(metadataPresent(build).map(({page, message}) => `${page}: ${message}`)).toEqual([
    '/none: The page has 0 titles.',
    '/none: The page has 0 descriptions.',
    '/none: The page has 0 canonical links.',
    '/empty: The page has 0 titles.',
    '/empty: The page has 0 descriptions.',
    '/twice: The page has 2 titles.',
    '/twice: The page has 2 canonical links.',
  ]);
});
