import {readdirSync} from 'node:fs';
import path from 'node:path';
import {type GraphQLSchema, isEnumType, OperationTypeNode, parse} from 'graphql';
import {loadSchema} from 'graphql-api-model';
import {checkSample, COMMON_SCALARS} from 'graphql-samples';
import {describe, expect, it} from 'vitest';
import {
  loadGithubSchema,
  loadKitchenSink,
  loadLibrarySchema,
} from '../../../graphql-api-model/src/__tests__/schemas';
import {createExamples} from '../createExamples';
import type {Example, OperationExamples} from '../types';
import {findContradictions} from './contradictions/findContradictions';

const ROOT = path.join(import.meta.dirname, '../../../..');
const PATTERNS = path.join(ROOT, 'tests/schemas/patterns');

const SCHEMAS: readonly (readonly [string, () => GraphQLSchema])[] = [
  ['the library', () => loadLibrarySchema().schema],
  ['GitHub', () => loadGithubSchema().schema],
  ['the kitchen sink', () => loadKitchenSink().schema],
  ...readdirSync(PATTERNS).map(
    (file) =>
      [
        file,
        () =>
          loadSchema({schema: path.join(PATTERNS, file), directory: ROOT, lenient: true})
            .schema,
      ] as const,
  ),
];

interface Named {
  readonly coordinate: string;
  readonly isDeprecated: boolean;
  readonly examples: OperationExamples;
}

function makeAll(schema: GraphQLSchema): readonly Named[] {
  const find = createExamples(schema);
  return Object.values(OperationTypeNode).flatMap((kind) => {
    const root = schema.getRootType(kind);
    return Object.values(root?.getFields() ?? {}).map((field) => ({
      coordinate: `${root!.name}.${field.name}`,
      isDeprecated: field.deprecationReason != null,
      examples: find(kind, field.name),
    }));
  });
}

function sizesOf({required, full}: OperationExamples): readonly Example[] {
  return full ? [required, full] : [required];
}

/** What the check of samples finds, which knows nothing of how examples are made. */
function findProblems(
  schema: GraphQLSchema,
  {coordinate, isDeprecated}: Named,
  {document, files = [], response, variables}: Example,
): readonly string[] {
  const place = {file: coordinate, line: 1, column: 1};
  const context = {schema, scalars: COMMON_SCALARS};
  const above = [parse(document)];
  const json = (meta: string, value: unknown): Parameters<typeof checkSample>[0] => ({
    ...place,
    language: 'json',
    meta,
    code: JSON.stringify(value),
  });
  const findings = [
    ...checkSample({...place, language: 'graphql', meta: '', code: document}, context),
    ...(files.length > 0
      ? []
      : checkSample(json('variables', variables), context, above)),
    ...checkSample(json('response', response), context, above),
  ];
  const own = `The field ${coordinate} is deprecated.`;
  return findings
    .map(({message}) => message)
    .filter((message) => !(isDeprecated && message.startsWith(own)))
    .filter((message) => !isOnlyChoice(schema, message));
}

/** Whether a deprecated value is one of an enum that has no other. */
function isOnlyChoice(schema: GraphQLSchema, message: string): boolean {
  const name = /^The enum value "(\w+)\./.exec(message)?.[1];
  const type = name === undefined ? undefined : schema.getType(name);
  return (
    isEnumType(type) &&
    type.getValues().every(({deprecationReason}) => deprecationReason != null)
  );
}

const MADE = SCHEMAS.map(([name, load]) => {
  const schema = load();
  return {name, schema, all: makeAll(schema)};
});

/** Which operations contradict themselves, with the class and what they deny. */
function listContradictions(
  schema: GraphQLSchema,
  all: readonly Named[],
): readonly (readonly [coordinate: string, text: string])[] {
  return all.flatMap(({coordinate, examples}) =>
    sizesOf(examples)
      .flatMap((example) => Object.entries(findContradictions(schema, example)))
      .map(([name, texts]) => [coordinate, `${name}: ${texts.join(', ')}`] as const),
  );
}

const PLACEHOLDER =
  /^(?:string|text|foo|bar|baz|test|example|xxx+|\.\.\.|lorem.*|todo|value|abc|123|your[- ].*)$/;

/** All texts of JSON, without the names of members. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : [];
}

describe.each(MADE)('the operations of $name', ({schema, all}) => {
  it('have responses that agree with their requests, but for one in a hundred', () => {
    const found = listContradictions(schema, all);
    const count = new Set(found.map(([coordinate]) => coordinate)).size;
    expect(count <= all.length / 100 ? [] : found).toEqual([]);
  });

  it('have examples that fit the schema and use nothing deprecated', () => {
    expect(all.length).toBeGreaterThan(0);
    const problems = all.flatMap((named) =>
      sizesOf(named.examples).flatMap((example) => findProblems(schema, named, example)),
    );
    expect(problems).toEqual([]);
  });

  it('have readable documents and no placeholder', () => {
    const examples = all.flatMap((named) => sizesOf(named.examples));
    const long = examples.filter(({document}) => document.split('\n').length > 150);
    expect(long.map(({document}) => document.split('\n')[0])).toEqual([]);
    const texts = examples.flatMap(({response, variables}) =>
      textsOf([variables, response]),
    );
    expect(texts.filter((text) => PLACEHOLDER.test(text))).toEqual([]);
  });
});

it('the same schema has the same examples', () => {
  const {all} = MADE[0]!;
  expect(makeAll(SCHEMAS[0]![1]())).toEqual(all);
});
