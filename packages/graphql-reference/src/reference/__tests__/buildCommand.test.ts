import {realpathSync} from 'node:fs';
import path from 'node:path';
import {CommandError, loadSettings, parseSettings} from 'graphql-samples/command';
import {beforeEach, describe, expect, it} from 'vitest';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {BUILD_OPTIONS, toReferenceArguments} from '../buildCommand';

const HINT = `Usage: graphql-reference build <schema> [options]
Options: graphql-reference build --help`;

let directory: string;

beforeEach(() => {
  directory = realpathSync(writeFolder());
});

function load(...args: readonly string[]): Promise<unknown> {
  return new Promise((resolve) => {
    const line = {directory, program: 'graphql-reference build'};
    const settings = loadSettings(args, line, BUILD_OPTIONS);
    const values = parseSettings(settings, line, BUILD_OPTIONS);
    resolve(toReferenceArguments(values, settings));
  });
}

/** The message, with `<folder>` for where the command is typed. */
async function messageOf(...args: readonly string[]): Promise<string> {
  const error: unknown = await load(...args).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  return (error as Error).message.replaceAll(directory, '<folder>');
}

it('resolves paths from the working folder, and has defaults for the rest', async () => {
  expect(await load('api/*.graphql')).toEqual({
    schema: [path.join(directory, 'api/*.graphql')],
    out: path.join(directory, 'reference-site'),
    title: 'GraphQL API',
    baseUrl: '/',
    groupBy: 'none',
    timeoutSeconds: 30,
  });
});

it('parses every option', async () => {
  writeFiles(directory, {'logo.SVG': '<svg/>'});
  const options = await load(
    ...[
      'a.graphql',
      '-',
      'https://a.example/graphql',
      '--out',
      'dir',
      '--title=API',
      '--logo',
      'logo.SVG',
    ],
    ...['--url', 'https://a.example/api', '--group-by', '@doc(category)', '--lenient'],
    ...['--hide', 'Internal*', '--hide', '@internal', '--comment-descriptions'],
    ...['--link-base', 'https://docs.example/'],
    ...['--header', 'A: b:c ', '--header', 'X-D:e', '--timeout', '0.5'],
    ...['--port', '4000', '--verbose', '--no-collapse-routes'],
  );
  expect(options).toEqual({
    schema: [path.join(directory, 'a.graphql'), '-', 'https://a.example/graphql'],
    out: path.join(directory, 'dir'),
    title: 'API',
    logo: path.join(directory, 'logo.SVG'),
    url: 'https://a.example',
    baseUrl: '/api/',
    groupBy: {directive: 'doc', argument: 'category'},
    hide: ['Internal*', '@internal'],
    commentDescriptions: true,
    linkBase: 'https://docs.example/',
    headers: {A: 'b:c ', 'X-D': 'e'},
    timeoutSeconds: 0.5,
    lenient: true,
    collapseRoutes: false,
    verbose: true,
    port: 4000,
  });
});

it.each([
  [['--base-url', '/'], {baseUrl: '/'}],
  [['--base-url', '/docs'], {baseUrl: '/docs/'}],
  [['--base-url', '/docs/api-1.0/'], {baseUrl: '/docs/api-1.0/'}],
  [['--url', 'https://a.example'], {url: 'https://a.example', baseUrl: '/'}],
  [['--url', 'https://a.example/b/'], {url: 'https://a.example', baseUrl: '/b/'}],
  [
    ['--url', 'https://a.example', '--base-url', '/b'],
    {url: 'https://a.example', baseUrl: '/b/'},
  ],
  [
    ['--url', 'https://a.example/b', '--base-url', '/b/'],
    {url: 'https://a.example', baseUrl: '/b/'},
  ],
  [['--group-by', 'file'], {groupBy: 'file'}],
  [['--group-by', 'prefix'], {groupBy: 'prefix'}],
  [['--group-by', 'map.json'], {groupBy: {map: {Spaces: ['Space*']}}}],
])('parses %j', async (args, options) => {
  writeFiles(directory, {'map.json': '{"Spaces": ["Space*"]}'});
  expect(await load('a.graphql', ...args)).toMatchObject(options);
});

it('reads headers from a file, relative to the config file that names it', async () => {
  writeFiles(directory, {
    'headers.txt': 'A: b: c\r\n\nX-D: e\n',
    'api/headers.txt': 'A: config',
    'api/a.json': '{"schema": "https://a.example/g", "header": ["@headers.txt", "B: c"]}',
  });
  const args = ['https://a.example/g', '--header', '@headers.txt', '--header', 'F: g'];
  expect(await load(...args)).toMatchObject({headers: {A: 'b: c', 'X-D': 'e', F: 'g'}});
  expect(await load('--config', 'api/a.json')).toMatchObject({
    headers: {A: 'config', B: 'c'},
  });
});

it('keeps the headers of a config file whose schema the command line replaces', async () => {
  writeFiles(directory, {'a.json': '{"schema": "a.graphql", "header": ["A: b"]}'});
  expect(await load('b.graphql', '--config', 'a.json')).toMatchObject({
    headers: {A: 'b'},
  });
  expect(await messageOf('--config', 'a.json')).toContain('--header has no effect');
});

it.each(['', 'docs', '//docs', '/docs//api', 'https://a.example/', '/a?b', '/a b'])(
  'throws for the base URL "%s"',
  async (written) => {
    expect(await messageOf('a.graphql', '--base-url', written)).toBe(
      `--base-url cannot be ${JSON.stringify(written)}. Write a path that begins with a slash, such as "/" or "/reference/".\n\n${HINT}`,
    );
  },
);

it.each(['a.example', 'ftp://a.example', 'https://a.example/?b'])(
  'throws for the address %s',
  async (written) => {
    expect(await messageOf('a.graphql', '--url', written)).toBe(
      `--url cannot be "${written}". Write the address of the site, such as "https://api.example" or "https://example.com/api/".\n\n${HINT}`,
    );
  },
);

it.each([
  [
    '{"Spaces": "Space*"}',
    '<folder>/map.json is not a map of domains. Write the label of each domain with a list of names, such as {"Spaces": ["Space*", "createSpace"]}.',
  ],
  [
    '{\n  "Spaces": [}',
    '<folder>/map.json:2:14: This is not JSON: Value expected, found "}".',
  ],
])('throws for domains in the file %s', async (text, message) => {
  writeFiles(directory, {'map.json': text});
  expect(await messageOf('a.graphql', '--group-by', 'map.json')).toBe(message);
});

describe('throws with the problem and what to write:', () => {
  it.each([
    [[], `No schema is named.\n\n${HINT}`],
    [
      ['a.graphql', '--lenint'],
      `There is no option "--lenint". Did you mean "--lenient"?\n\n${HINT}`,
    ],
    [
      ['a.graphql', '--out', 'b', '--lenint'],
      `There is no option "--lenint". Did you mean "--lenient"?\n\n${HINT}`,
    ],
    [
      ['a.graphql', '--url', 'https://a.example/b', '--base-url', '/c'],
      '--url has the path "/b/", but --base-url is "/c/". Leave one of the two paths out.',
    ],
    [['a.graphql', '--out'], `Option '--out <value>' argument missing\n\n${HINT}`],
    [['--config', 'a.json'], '<folder>/a.json, the file of --config, does not exist.'],
    [
      ['--config', 'a.yml'],
      `--config cannot be "a.yml". Write the path of a .json file.\n\n${HINT}`,
    ],
    [['a.graphql', '--title', ''], `--title cannot be "". Write a text.\n\n${HINT}`],
    [
      ['a.graphql', '--logo', 'a.gif'],
      `--logo cannot be "a.gif". Write the path of an .svg, .png or .webp file.\n\n${HINT}`,
    ],
    [
      ['a.graphql', '--logo', 'a.svg'],
      '--logo: the file <folder>/a.svg does not exist. Write the path of an .svg, .png or .webp file.',
    ],
    [
      ['a.graphql', '--group-by', 'type'],
      `--group-by cannot be "type". Write none, file, prefix, @directive(argument), or the path of a .json file such as {"Spaces": ["Space*", "createSpace"]}.\n\n${HINT}`,
    ],
    [
      ['a.graphql', '--group-by', 'a.json'],
      '<folder>/a.json, the file of --group-by, does not exist.',
    ],
    [
      ['a.graphql', '--timeout', '0'],
      `--timeout cannot be "0". Write a number of seconds up to 300, such as 30.\n\n${HINT}`,
    ],
    [
      ['a.graphql', '--header', '@none.txt'],
      `--header: the file <folder>/none.txt cannot be read: ENOENT: no such file or directory, open '<folder>/none.txt'. Write "@" before the path of a file with a header in each line.`,
    ],
    [
      ['a.graphql', '--port', '30.5'],
      `--port cannot be "30.5". Write the number of a port, such as 3000.\n\n${HINT}`,
    ],
    [
      ['a.graphql', '-', '--header', 'A: b'],
      '--header has no effect, because no source is the address of a server. Name a server, such as https://api.example/graphql, or leave --header out.',
    ],
    [
      ['-', '--watch'],
      '--watch cannot watch standard input. Name files, or leave --watch out.',
    ],
    [
      ['https://me:x@a.example/g?k=x', '--watch'],
      '--watch cannot watch https://a.example/g. Name files, or leave --watch out.',
    ],
  ])('%j', async (args, message) => {
    expect(await messageOf(...args)).toBe(message);
  });

  it.each(['secret', 'A b: secret', 'A: secret\n', ': secret', 'A: secret…'])(
    'a header without its value: %j',
    async (header) => {
      expect(await messageOf('a.graphql', '--header', header)).toBe(
        `--header is not valid. Write a header as "Name: value", such as "Authorization: Bearer …".\n\n${HINT}`,
      );
    },
  );

  it.each([
    ['--heder=Authorization: secret'],
    ['-HAuthorization: secret'],
    ['--url', 'https://me:secret@a.example'],
    ['--link-base', 'https://me:secret@a.example/ b'],
  ])('no secret: %s', async (...args) => {
    expect(await messageOf('a.graphql', ...args)).not.toContain('secret');
  });
});

describe('a config file', () => {
  it('has the options as keys, which the command line overrides; paths are relative to it', async () => {
    writeFiles(directory, {
      'api/logo.png': '',
      'api/reference.json': JSON.stringify({
        schema: ['a.graphql', 'https://a.example/graphql'],
        out: '../site',
        title: 'Mine',
        logo: 'logo.png',
        groupBy: {map: {A: ['A*']}},
        header: ['A: b'],
        timeout: 5,
        lenient: true,
      }),
    });
    const options = await load('--config', 'api/reference.json', '--title', 'Yours');
    expect(options).toMatchObject({
      schema: [path.join(directory, 'api/a.graphql'), 'https://a.example/graphql'],
      out: path.join(directory, 'site'),
      title: 'Yours',
      logo: path.join(directory, 'api/logo.png'),
      groupBy: {map: {A: ['A*']}},
      headers: {A: 'b'},
      timeoutSeconds: 5,
      lenient: true,
    });
    const named = await load('b.graphql', '--config', 'api/reference.json');
    expect(named).toMatchObject({schema: [path.join(directory, 'b.graphql')]});
  });

  it.each([
    [
      '{"schema": "a.graphql", "tilte": "A"}',
      '<folder>/a.json has the unknown key "tilte". Did you mean "title"?',
    ],
    [
      '{"schema": "a.graphql", "config": "b.json"}',
      '<folder>/a.json has the unknown key "config". The keys are: schema, out, title, logo, baseUrl, url, groupBy, hide, commentDescriptions, linkBase, lenient, header, timeout, watch, port, verbose, noCollapseRoutes.',
    ],
    ['{"schema": 1}', '"schema" in a.json cannot be 1. Write a path or a list of paths.'],
    [
      '{"schema": "a", "lenient": "yes"}',
      '"lenient" in a.json cannot be "yes". Write true or false.',
    ],
    [
      '{"schema": "a", "groupBy": {"map": 1}}',
      '"groupBy" in a.json cannot be {"map":1}. Write none, file, prefix, @directive(argument), or the path of a .json file such as {"Spaces": ["Space*", "createSpace"]}; or {"directive": "doc", "argument": "category"}, or {"map": {"Spaces": ["Space*"]}}.',
    ],
    [
      '[]',
      '<folder>/a.json contains no options. Write an object, such as {"schema": "api.graphql", "title": "My API"}.',
    ],
    [
      '{',
      '<folder>/a.json:1:2: This is not JSON: Close brace expected, found the end of the text.',
    ],
    [
      '{"schema": "a\\u0000"}',
      '"schema" in a.json cannot be "a\\u0000". Write a path or a list of paths.',
    ],
    [
      '{"schema": "a", "out": "b\\u0000"}',
      '"out" in a.json cannot be "b\\u0000". Write a path.',
    ],
    ['{}', `No schema is named.\n\n${HINT}`],
  ])('throws for %s', async (text, message) => {
    writeFiles(directory, {'a.json': text});
    expect(await messageOf('--config', 'a.json')).toBe(message);
  });

  it.each([
    ['{"header": {"Authorization": "Bearer secret"}}', 'with another shape'],
    ['{"header": ["secret"]}', 'without a name'],
    ['{"header": ["A: secret" "B: secret"]}', 'in JSON with a mistake'],
    ['{"header": "A: secret\\u0000"}', 'with a control character'],
    ['{"header": "@a.json"}', 'in a file that is not one of headers'],
  ])('keeps the value of a header out of messages: %s (%s)', async (text) => {
    writeFiles(directory, {'a.json': `{"schema": "a.graphql", ${text.slice(1)}`});
    expect(await messageOf('--config', 'a.json')).not.toContain('secret');
  });
});
