import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {completeOptions} from '../../options';
import {toModel} from '../../toModel';
import {createSampleAssertion} from '../createSampleAssertion';

const SDL = 'scalar Mark "See `Query`." type Query { mark(is: Mark): ID }';

/** A text whose check asks the scalar for one value, so that checks can be counted. */
function textOf(name: string): string {
  return `\`Query.mark\`\n\n\`\`\`graphql\n{ mark(is: "${name}") }\n\`\`\`\n`;
}

let site = '';
let checked: string[] = [];

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'samples-'));
  mkdirSync(path.join(site, 'docs'));
  for (const name of ['a', 'b', 'c']) write(name, textOf(name));
  writeVocabulary('Retry-After');
  write('c', `${textOf('c')}\nThe header \`Retry-After\`.\n`);
  checked = [];
});

afterEach(() => {
  rmSync(site, {recursive: true});
});

function write(name: string, text: string): void {
  writeFileSync(path.join(site, `docs/${name}.md`), text);
}

function writeVocabulary(word: string): void {
  writeFileSync(
    path.join(site, 'vocabulary.json'),
    JSON.stringify({names: {headers: [word]}}),
  );
}

function createInstance(sdl = SDL) {
  const schema = buildSchema(sdl);
  const options = completeOptions({
    schema: 'a.graphql',
    sampleFolders: ['docs'],
    names: 'closed',
    vocabulary: 'vocabulary.json',
    scalars: {
      Mark(value: unknown) {
        checked.push(String(value));
        return undefined;
      },
    },
  });
  return {loaded: {schema}, context: toModel(schema, options), options};
}

/** A check, and the texts that each call of it looks into; what stops the build as its report. */
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

describe('a check that is called after each edit', () => {
  it('looks into every text, then into none that is as it was', () => {
    const {check, info} = createCheck();
    const instance = createInstance();
    expect(check(instance)).toBe('a b c');
    expect(check(instance)).toBe('');
    expect(check({...instance, context: {...instance.context}})).toBe('');
    const counts = info.mock.calls.map(([message]) => message);
    expect(new Set(counts)).toEqual(
      new Set(['Samples: 3 samples and 4 mentions of the schema are checked.']),
    );
    expect(counts).toHaveLength(3);
  });

  it('looks into the one that was edited, and into a new one', () => {
    const {check} = createCheck();
    const instance = createInstance();
    check(instance);
    write('b', `${textOf('b')}\nMore.\n`);
    expect(check(instance)).toBe('b');
    write('d', textOf('d'));
    expect(check(instance)).toBe('d');
  });

  it('tells a mistake again until it is mended', () => {
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

  it('looks into every text after a change of the schema', () => {
    const {check} = createCheck();
    check(createInstance());
    expect(check(createInstance(`${SDL} type New { a: ID }`))).toBe('a b c');
  });

  it('looks into every text after a change of the vocabulary', () => {
    const {check} = createCheck();
    const instance = createInstance();
    check(instance);
    writeVocabulary('Retry-Later');
    expect(check(instance)).toMatch(/^docs\/c\.md:7:13: .*"Retry-After"/);
    write('c', `${textOf('c')}\nThe header \`Retry-Later\`.\n`);
    expect(check(instance)).toBe('c');
  });

  it('misses a word of the vocabulary when the last text that used it is edited', () => {
    const {check} = createCheck();
    const instance = createInstance();
    check(instance);
    write('c', textOf('c'));
    expect(check(instance)).toBe(
      'vocabulary.json:1:22: No text uses "Retry-After" of "headers". Remove it from the vocabulary.',
    );
  });
});
