import {expect, it} from 'vitest';
import {scriptsHaveIntegrity} from '../scriptsHaveIntegrity';
import {buildOf} from './buildOf';

it('passes files with a hash, and what needs none', () => {
  const html =
    '<script src=/a.js integrity="sha384-x"></script><link rel=stylesheet href=/a.css integrity=sha384-y>' +
    '<script>inline()</script><link rel=icon href=/i.svg><img src=/i.svg alt="">';
  expect(scriptsHaveIntegrity(buildOf({'/': html}))).toEqual([]);
});

it('reports a script and a stylesheet without one', () => {
  const html = '<script src=/a.js></script><link rel=stylesheet href=/a.css>';
  const fix =
    'site/plugins/integrity adds it to files below assets/; keep the file there.';
  expect(scriptsHaveIntegrity(buildOf({'/docs/intro': html}))).toEqual([
    {
      page: '/docs/intro',
      message: '/a.js is loaded without an integrity attribute.',
      fix,
    },
    {
      page: '/docs/intro',
      message: '/a.css is loaded without an integrity attribute.',
      fix,
    },
  ]);
});
