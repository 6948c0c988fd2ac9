import {getNamedType, isInputObjectType, type GraphQLInputType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {operations, schema} from '../../schema/__tests__/siteSchema';
import {guides} from './guides';

const catalogue = guides.find(({path}) => path === 'errors.md')?.text ?? '';
const codes = [
  ...(schema.getMutationType()?.description ?? '').matchAll(/^- `([A-Z_]+)`:/gm),
].map((match) => match[1] ?? '');

/** The text below the heading of a code, up to the next heading. */
function sectionOf(code: string): string {
  return catalogue.split(`\n### \`${code}\`\n`)[1]?.split(/\n##+ /)[0] ?? '';
}

/** The operations that the section of a code lists; undefined without a list. */
function listed(code: string): readonly string[] | undefined {
  const list = /\*\*Named by\*\*(?<names>[^.]*)\.\n/.exec(sectionOf(code))?.groups?.[
    'names'
  ];
  return list === undefined
    ? undefined
    : [...list.matchAll(/`(?<name>\w+)`/g)].map((match) => match[1] ?? '');
}

/** The descriptions of an input type and of all its fields, at any depth. */
function describeInput(type: GraphQLInputType, seen = new Set<string>()): string {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return '';
  seen.add(named.name);
  const fields = Object.values(named.getFields()).map(
    (field) => `${field.description}${describeInput(field.type, seen)}`,
  );
  return [named.description, ...fields].join('\n');
}

/** The operations in whose description, or in that of what they take, the code stands. */
function namedBy(code: string): readonly string[] {
  return operations
    .filter(({deprecationReason}) => typeof deprecationReason !== 'string')
    .filter((operation) =>
      [
        operation.description,
        ...operation.args.flatMap((arg) => [arg.description, describeInput(arg.type)]),
      ]
        .join('\n')
        .includes(`\`${code}\``),
    )
    .map(({name}) => name)
    .sort();
}

describe('the error catalogue', () => {
  it('has a section for every code of the schema, in its order', () => {
    expect(codes.length).toBe(11);
    expect(
      [...catalogue.matchAll(/^### `([A-Z_]+)`$/gm)].map((match) => match[1]),
    ).toEqual(codes);
  });

  it.each(['FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED', 'CONFLICT', 'RATE_LIMITED'])(
    'lists the operations whose descriptions name %s',
    (code) => {
      expect([...(listed(code) ?? [])].sort()).toEqual(namedBy(code));
    },
  );
});

it('the table of HTTP statuses has every one that the guide to caches promises', () => {
  const caching = guides.find(({path}) => path === 'caching-layers.md')?.text ?? '';
  const promised = [...caching.matchAll(/^- .*\banswers (4\d\d)\b/gm)].map(
    ([, status = '']) => status,
  );
  expect(promised).toEqual(expect.arrayContaining(['405', '414']));
  expect(promised.filter((status) => !catalogue.includes(`\n| ${status} `))).toEqual([]);
});
