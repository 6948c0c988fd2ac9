import {expect, it} from 'vitest';
import {noScriptLinks} from '../noScriptLinks';
import {buildOf} from './buildOf';

it('passes links that lead somewhere', () => {
  const html = '<a href="/javascript:guide">x</a><a href="#javascript">y</a>';
  expect(noScriptLinks(buildOf({'/': html}))).toEqual([]);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
])('reports the link %j', (href) => {
  expect(noScriptLinks(buildOf({'/': `<a href="${href}">x</a>`}))).toEqual([
    {
      page: '/',
      message: `The link "${href}" would run a script.`,
      fix: 'Make it a button, or drop it where the text is not ours.',
    },
  ]);
});
