import {expect, it} from 'vitest';
import {oneMainHeading} from '../oneMainHeading';
import {buildOf} from './buildOf';

it('passes a page with one first-level heading', () => {
  expect(oneMainHeading(buildOf({'/': '<h1>Home</h1><h2>More</h2>'}))).toEqual([]);
});

it('reports a page with none and a page with two', () => {
  const build = buildOf({'/': '<h2>More</h2>', '/blog': '<h1>Blog</h1><h1>Post</h1>'});
  expect(oneMainHeading(build)).toEqual([
    {
      page: '/',
      message: 'The page has 0 headings of level 1.',
      fix: 'Give it exactly one: the title of the page.',
    },
    {
      page: '/blog',
      message: 'The page has 2 headings of level 1: "Blog", "Post".',
      fix: 'Give it exactly one: the title of the page.',
    },
  ]);
});
