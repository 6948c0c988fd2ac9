import {readdirSync} from 'node:fs';
import path from 'node:path';
import {type GraphQLSchema, isEnumType, OperationTypeNode, parse} from 'graphql';
import {loadSchema} from 'graphql-api-model';
import {checkSample, COMMON_SCALARS} from 'graphql-samples';
import {describe, expect, it} from 'vitest';
import {
  loadGithubSchema,
  loadKitchenSink,
  loadSiteSchema,
} from '../../../graphql-api-model/src/__fixtures__/schemas';
import {createExamples} from '../createExamples';
import type {Example, OperationExamples} from '../types';

const ROOT = path.join(import.meta.dirname, '../../../..');
const PATTERNS = path.join(ROOT, 'tests/schemas/patterns');

const SCHEMAS: readonly (readonly [string, () => GraphQLSchema])[] = [
  ['the site', () => loadSiteSchema().schema],
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
  const name = /^The value "(\w+)\./.exec(message)?.[1];
  const type = name === undefined ? undefined : schema.getType(name);
  return (
    isEnumType(type) &&
    type.getValues().every(({deprecationReason}) => deprecationReason != null)
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

describe.each(SCHEMAS)('the operations of %s', (_, load) => {
  const schema = load();
  const all = makeAll(schema);

  it('have examples that fit the schema and use nothing deprecated', () => {
    expect(all.length).toBeGreaterThan(0);
    const problems = all.flatMap((named) =>
      sizesOf(named.examples).flatMap((example) => findProblems(schema, named, example)),
    );
    expect(problems).toEqual([]);
  });

  it('have the same examples each time', () => {
    expect(makeAll(schema)).toEqual(all);
  });

  it('have no placeholder in them', () => {
    const found = all
      .flatMap(({examples}) => sizesOf(examples))
      .flatMap(({response, variables}) => textsOf([variables, response]))
      .filter((text) => PLACEHOLDER.test(text));
    expect(found).toEqual([]);
  });

  it('are asked by documents that can be read', () => {
    const lines = all
      .flatMap(({examples}) => sizesOf(examples))
      .map(({document}) => document.split('\n'))
      .filter(({length}) => length > 150);
    expect(lines.map(([first]) => first)).toEqual([]);
  });
});

describe('the values of all schemas', () => {
  const all = SCHEMAS.flatMap(([, load]) => makeAll(load())).flatMap(({examples}) =>
    sizesOf(examples),
  );

  it('are answered with the id that was asked for', () => {
    const asked = all.filter(({variables}) => 'id' in variables);
    expect(asked.length).toBeGreaterThan(20);
    const differing = asked.filter(({response, variables}) => {
      const [answer] = Object.values(response.data);
      const id = (answer as {readonly id?: unknown} | null)?.id;
      return id !== undefined && id !== variables['id'];
    });
    // The id of a comment, for a reaction to it, is no id of what is answered.
    expect(differing.map(({document}) => document.split('(')[0])).toEqual([]);
  });

  it('come before what follows them in time', () => {
    const made: (readonly [string, string])[] = [];
    JSON.stringify(
      all.map(({response}) => response),
      (_, value: unknown) => {
        const {createdAt, endsAt, startsAt, updatedAt} = (value ?? {}) as Record<
          string,
          string
        >;
        if (createdAt && updatedAt) made.push([createdAt, updatedAt]);
        if (startsAt && endsAt) made.push([startsAt, endsAt]);
        return value;
      },
    );
    expect(made.length).toBeGreaterThan(10);
    expect(made.filter(([first, second]) => !(first < second))).toEqual([]);
  });
});
