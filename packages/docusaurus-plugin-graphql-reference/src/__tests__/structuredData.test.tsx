import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import GraphqlStructuredData from '../theme/GraphqlStructuredData';

const head = vi.hoisted(() => ({text: ''}));

vi.mock('@docusaurus/Head', () => ({
  default: ({children}: {children: ReactElement<{children: string}>}) => {
    head.text = children.props.children;
    return null;
  },
}));

it('no text of the data ends its script, also where a minifier has undone all escapes', () => {
  const names = [
    'Map<String, Int> & "more"',
    '</script><script>alert(1)</script>',
    '<!-- <SCRIPT>',
  ];
  renderToStaticMarkup(<GraphqlStructuredData data={{names}} />);
  const data: unknown = JSON.parse(head.text);
  expect(data).toEqual({
    names: [
      'Map<String, Int> & "more"',
      '< /script>< script>alert(1)< /script>',
      '< !-- < SCRIPT>',
    ],
  });
  expect(JSON.stringify(data)).toBe(head.text);
});
