import {expect, test} from 'vitest';
import {desktopFrom996, toDesktopFrom996} from '../desktopFrom996';

test.each([
  ['(max-width: 996px)', '(width < 996px)'],
  ['(max-width:996px)', '(width < 996px)'],
  ['(min-width: 997px)', '(width >= 996px)'],
  ['(width <= 996px)', '(width < 996px)'],
  ['(width > 996px)', '(width >= 996px)'],
  ['screen and (min-width: 997px), print', 'screen and (width >= 996px), print'],
  [
    '(min-width: 997px) and (max-width: 1200px)',
    '(width >= 996px) and (max-width: 1200px)',
  ],
])('%s becomes %s', (query, expected) => {
  expect(toDesktopFrom996(query)).toBe(expected);
});

test.each(['(min-width: 996px)', '(max-width: 576px)', '(width < 996px)', 'print'])(
  'leaves %s as it is',
  (query) => {
    expect(toDesktopFrom996(query)).toBe(query);
  },
);

test('changes the media queries of a stylesheet', () => {
  const rule = {params: '(max-width: 996px)'};
  desktopFrom996.AtRule.media(rule);
  expect(rule).toEqual({params: '(width < 996px)'});
});
