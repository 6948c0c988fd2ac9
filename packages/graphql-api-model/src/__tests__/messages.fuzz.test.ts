import {mkdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../../tests/support/writeFolder';
import {forAll} from './forAll';
import {expectPlain, HOSTILE_TEXTS} from '../../../../tests/support/hostileTexts';
import {describeSchema} from '../model/describeSchema';
import {hideElements} from '../model/hideElements';
import {listStates} from '../schema/listStates';
import {loadSchema} from '../schema/loadSchema';
import {ReportError} from '../schema/ReportError';

const QUERY = 'type Query { a: Int }';

function load(name: string, content: string, lenient = false): string {
  const directory = writeFolder({[name]: content});
  return loadSchema({schema: name, lenient, directory}).warnings.join('\n');
}

function loadJson(json: unknown, lenient = false): string {
  return load('a.json', JSON.stringify(json), lenient);
}

/** An introspection result whose type has a field with other members. */
function loadField(members: object, type: object = {}): string {
  const field = {name: 'a', args: [], type: {kind: 'SCALAR', name: 'Int'}, ...members};
  const query = {kind: 'OBJECT', name: 'Query', fields: [field], ...type};
  return loadJson({__schema: {queryType: {name: 'Query'}, types: [query]}}, true);
}

/** A name of a file can have neither. */
function toFileName(text: string): string {
  return text.replaceAll(/[/\0]/g, '');
}

const MAKERS: Readonly<Record<string, (text: string) => string>> = {
  name: (text) => load('a.graphql', `type ${text} { a: Int }`),
  string: (text) => load('a.graphql', `${QUERY} "${text}" tpye`),
  block: (text) => load('a.graphql', `${QUERY} """${text}""" tpye`),
  argument: (text) =>
    load('a.graphql', `type Query { a(b: Int = ${JSON.stringify(text)}): In }`),
  reason: (text) =>
    load('a.graphql', `${QUERY} scalar S @deprecated(reason: ${JSON.stringify(text)})`),
  twice: (text) =>
    load('a.graphql', `${QUERY} ${JSON.stringify(text)} type Query { a: Int }`, true),
  file: (text) => load(`${toFileName(text)}.graphql`, 'tpye'),
  'missing file': (text) =>
    loadSchema({schema: `${text}.graphql`, lenient: false, directory: writeFolder()})
      .hash,
  neighbour: (text) => {
    const directory = writeFolder({[`${toFileName(text)}x`]: ''});
    return loadSchema({schema: '.', lenient: false, directory}).hash;
  },
  'text that is not JSON': (text) => load('a.json', `{"a": ${text}`),
  'name twice in JSON': (text) => {
    const key = JSON.stringify(text);
    return load('a.json', `{${key}: 1, ${key}: 2,}`);
  },
  'keys of JSON': (text) => loadJson({[text]: 1}),
  'errors of a server': (text) => loadJson({errors: [{message: text}]}),
  'errors beside a schema': (text) => {
    const type = {kind: 'OBJECT', name: 'Query', fields: []};
    const schema = {queryType: {name: 'Query'}, types: [type]};
    return loadJson({errors: [{message: text}], data: {__schema: schema}}, true);
  },
  'name of a field': (text) => loadField({name: text}),
  'kind of a type': (text) => loadField({}, {kind: text}),
  'type of a field': (text) => loadField({type: {kind: 'SCALAR', name: text}}),
  default: (text) =>
    loadField({
      args: [{name: 'b', type: {kind: 'SCALAR', name: 'Int'}, defaultValue: text}],
    }),
  state: (text) => {
    const name = toFileName(text);
    const directory = writeFolder();
    mkdirSync(`${directory}/states/${name}x`, {recursive: true});
    return JSON.stringify(
      listStates({folder: 'states', directory, option: 'history'}).length,
    );
  },
  'pattern of hide': (text) => {
    const directory = writeFolder({'a.graphql': QUERY});
    const {schema} = loadSchema({schema: 'a.graphql', lenient: false, directory});
    return hideElements(describeSchema(schema), {
      patterns: [text],
      lenient: false,
    }).warnings.join('\n');
  },
};

it.each(Object.keys(MAKERS))('has no commands in messages about a hostile %s', (name) => {
  const messages: string[] = [];
  forAll(HOSTILE_TEXTS, (text) => {
    const message = messageOf(() => MAKERS[name]?.(text) ?? '');
    if (message !== '') messages.push(message);
    expectPlain(message);
  });
  expect(messages.length).toBeGreaterThan(10);
});

function messageOf(make: () => string): string {
  try {
    return make();
  } catch (error) {
    if (error instanceof ReportError) return error.message;
    throw error;
  }
}
