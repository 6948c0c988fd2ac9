import {expect, it} from 'vitest';
import {noServerCodeInClient} from '../noServerCodeInClient';
import {buildOf} from './buildOf';

it('passes scripts for the browser and server code that is no script of the site', () => {
  const files = {
    '/assets/js/main.js': 'console.log("fs")',
    '/schema.js': 'require("fs")',
  };
  expect(noServerCodeInClient(buildOf({}, files))).toEqual([]);
});

it.each([
  [
    'Error("… from another module or realm.")',
    'graphql-js ("from another module or realm")',
  ],
  ['{OperationTypeDefinition:1}', 'graphql-js ("OperationTypeDefinition")'],
  ['import x from"node:fs"', 'a Node module ("from"node:fs"")'],
  ["const fs=require('fs')", `a Node module ("require('fs')")`],
  ['e.enter("characterEscapeValue")', 'a Markdown parser ("characterEscapeValue")'],
  ['hooks.run("after-tokenize")', 'another highlighter ("after-tokenize")'],
  ['Prism.languages.js={}', 'another highlighter ("Prism.languages")'],
  ['x("org.eclipse.elk.layered")', 'a diagram engine ("org.eclipse.elk")'],
])('reports %s', (script, found) => {
  const [finding] = noServerCodeInClient(buildOf({}, {'/assets/js/main.js': script}));
  expect(finding).toMatchObject({
    page: '/assets/js/main.js',
    message: `The script contains ${found}.`,
  });
});

it('reports the highlighter in a script that a page names, and no other', () => {
  const script = (name: string) => `<script src="/assets/js/${name}.js"></script>`;
  const findings = noServerCodeInClient(
    buildOf(
      {'/': script('main')},
      {'/assets/js/main.js': '"hljs-"', '/assets/js/click.js': '"hljs-"'},
    ),
  );
  expect(findings.map(({page}) => page)).toEqual(['/assets/js/main.js']);
});
