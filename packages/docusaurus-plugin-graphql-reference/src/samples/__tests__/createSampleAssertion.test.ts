import {buildSchema} from 'graphql';
import {createPermalinks} from 'graphql-api-model';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {completeOptions} from '../../options/options';
import {toModel} from '../../source/toModel';
import {createSampleAssertion} from '../createSampleAssertion';
import {toSampleSchema} from '../toSampleSchema';

const SDL = 'scalar Mark "See `Query`." type Query { mark(is: Mark): ID }';

/** A text whose check calls the function of the scalar once. */
function textOf(name: string): string {
  return `\`Query.mark\`\n\n\`\`\`graphql\n{ mark(is: "${name}") }\n\`\`\`\n`;
}

let site = '';
let checked: string[] = [];

beforeEach(() => {
  site = writeFolder();
  for (const name of ['a', 'b', 'c']) write(name, textOf(name));
  checked = [];
});

function write(name: string, text: string): void {
  writeFiles(site, {[`docs/${name}.md`]: text});
}

function createInstance(sdl = SDL, sampleFolders = ['docs']) {
  const schema = buildSchema(sdl);
  const options = completeOptions({
    schema: 'a.graphql',
    sampleFolders,
    scalars: {
      Mark(value: unknown) {
        checked.push(String(value));
        return undefined;
      },
    },
  });
  const {model} = toModel(schema, options);
  const reference = {schema, model};
  const samples = toSampleSchema(reference, options, createPermalinks(model, '/'));
  return {reference, samples, options};
}

/** A check that returns the texts that it checked, or the errors that stop the build. */
function createCheck() {
  const assertSamples = createSampleAssertion(site);
  const info = vi.fn<(message: string) => void>();
  return {
    info,
    check: (instance: ReturnType<typeof createInstance>): string => {
      checked = [];
      try {
        assertSamples([instance], 'detect', {info, warn: vi.fn()});
      } catch (error) {
        return (error as Error).message.match(/^.*:\d+:\d+: .*$/gm)?.join('\n') ?? '';
      }
      return [...new Set(checked)].join(' ');
    },
  };
}

it('returns the contents of guides', () => {
  const logger = {info: vi.fn(), warn: vi.fn()};
  const contents = createSampleAssertion(site)([createInstance()], 'detect', logger);
  expect(contents).toMatchObject([
    {file: 'docs/a.md', requests: [{field: 'Query.mark'}]},
    {file: 'docs/b.md'},
    {file: 'docs/c.md'},
  ]);
});

it('throws for a folder that does not exist, unless nobody has named it', () => {
  const logger = {info: vi.fn(), warn: vi.fn()};
  const check = (...folders: string[]) =>
    createSampleAssertion(site)([createInstance(SDL, folders)], 'detect', logger);
  expect(check('docs', 'blog', 'src/pages')).toHaveLength(3);
  expect(() => check('docs', 'guides')).toThrow(
    `The option "sampleFolders" names "guides", which does not exist in ${site}. Correct it, or remove it.`,
  );
});

describe('a check after each edit', () => {
  it('checks all texts, then none without a change', () => {
    const {check, info} = createCheck();
    const instance = createInstance();
    expect(check(instance)).toBe('a b c');
    expect(check(instance)).toBe('');
    expect(check({...instance})).toBe('');
    const counts = info.mock.calls.map(([message]) => message);
    expect(new Set(counts)).toEqual(
      new Set(['Samples: checked 3 samples and 4 mentions of the schema.']),
    );
    expect(counts).toHaveLength(3);
  });

  it('checks the edited text, and a new one', () => {
    const {check} = createCheck();
    const instance = createInstance();
    check(instance);
    write('b', `${textOf('b')}\nMore.\n`);
    expect(check(instance)).toBe('b');
    write('d', textOf('d'));
    expect(check(instance)).toBe('d');
  });

  it('reports a mistake again until it is gone', () => {
    const {check} = createCheck();
    const instance = createInstance();
    check(instance);
    write('b', '`Query.gone`\n');
    const report = expect.stringContaining('docs/b.md:1:2') as string;
    expect(check(instance)).toEqual(report);
    expect(check(instance)).toEqual(report);
    write('b', textOf('b'));
    expect(check(instance)).toBe('b');
  });

  it('checks all texts after a change of the schema', () => {
    const {check} = createCheck();
    check(createInstance());
    expect(check(createInstance(`${SDL} type New { a: ID }`))).toBe('a b c');
  });
});
