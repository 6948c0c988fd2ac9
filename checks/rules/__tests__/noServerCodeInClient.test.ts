import {expect, it} from 'vitest';
import {noServerCodeInClient} from '../noServerCodeInClient';
import {buildOf} from './buildOf';

it('passes scripts for the browser and server code that is no script of the site', () => {
  const build = buildOf(
    {},
    {'/assets/js/main.js': 'console.log("fs")', '/schema.js': 'require("fs")'},
  );
  expect(noServerCodeInClient(build)).toEqual([]);
});

it.each([
  [
    'throw Error("… from another module or realm.")',
    'graphql-js',
    'from another module or realm',
  ],
  ['import x from "node:fs"', 'a Node module', '"node:fs"'],
  ["const fs=require('fs')", 'a Node module', "require('fs')"],
  ['e.enter("characterEscapeValue")', 'a Markdown parser', 'characterEscapeValue'],
  ['{OperationTypeDefinition:1}', 'graphql-js', 'OperationTypeDefinition'],
  ['hooks.run("after-tokenize")', 'a highlighter', 'after-tokenize'],
  ['Prism.languages.js={}', 'a highlighter', 'Prism.languages'],
])('reports %s', (script, name, found) => {
  expect(noServerCodeInClient(buildOf({}, {'/assets/js/main.js': script}))).toEqual([
    {
      page: '/assets/js/main.js',
      message: `The script contains ${name} ("${found}").`,
      fix: 'Find the import that leads there from a theme/ or client/ folder; import types only.',
    },
  ]);
});
