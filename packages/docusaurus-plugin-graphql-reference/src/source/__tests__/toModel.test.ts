import {buildSchema, introspectionFromSchema} from 'graphql';
import {loadSchema, ReportError} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {completeOptions, type Options} from '../../options/options';
import {toModel} from '../toModel';

const SDL = `
  directive @internal on FIELD_DEFINITION
  directive @rate(limit: String) on FIELD_DEFINITION
  directive @unused on FIELD_DEFINITION
  scalar Day
  type Query { spaces: SpacePage @rate(limit: "1") day: Day secret: Int @internal }
  type SpacePage { id: ID }
`;
const SCHEMA = buildSchema(SDL);
const OTHERWISE = 'Write a name that the schema has, or remove it.';

function check(options: Options) {
  return () =>
    toModel(SCHEMA, completeOptions({schema: 'schema.graphql', ...options})).warnings;
}

describe('an option that names what the schema does not have', () => {
  const link = {label: 'Guide', to: '/docs/guide'};

  it.each<[Options, string]>([
    [
      {guides: {'Space*': link, SpacePag: link}},
      `The option "guides" names "SpacePag", which the schema does not have. Did you mean "SpacePage"? If not, remove it.`,
    ],
    [
      {helpers: ['*Page', '*Connection', '*Zzz']},
      `The option "helpers" names "*Zzz", which the schema does not have. ${OTHERWISE}`,
    ],
    [
      {scalars: {Day: 'date', 'Query.day': 'date', '*.*(at:)': 'date'}},
      `The option "scalars" names "*.*(at:)", which the schema does not have. ${OTHERWISE}`,
    ],
    [
      {groupLabels: {space: 'Spaces'}},
      `The option "groupLabels" has a label for "space", which "groupBy" does not find. ${OTHERWISE}`,
    ],
    [
      {contracts: {idempotent: '@unused', rate: {directive: 'rate'}}},
      'The option "contracts" reads "@unused", which is applied to nothing. Apply it, or remove it.',
    ],
    [
      {badges: {'@rate': 'Limited', internl: 'Internal'}},
      'The option "badges" names "@internl", which the schema does not have. Did you mean "@internal"? If not, remove it.',
    ],
    [
      {badges: {unused: 'Unused', deprecated: 'Old'}},
      'The option "badges" reads "@unused", which is applied to nothing. Apply it, or remove it.',
    ],
  ])('%j stops the build, or is a warning where that is lenient', (options, problem) => {
    expect(check(options)).toThrow(new ReportError(problem));
    expect(check({...options, lenient: true})()).toEqual([problem]);
  });

  it('is not one that fits', () => {
    const options: Options = {
      guides: {'*Page': link},
      helpers: ['*Page'],
      scalars: {Day: 'date'},
      contracts: {rate: 'rate'},
      badges: {rate: 'Limited', deprecated: 'Old'},
      groupBy: 'prefix',
    };
    expect(check(options)()).toEqual([]);
  });
});

it('a schema that a program printed is a warning where directives hide, also one of before', () => {
  const printed = buildSchema(SDL.replace('Int @internal', 'Int'));
  const options = completeOptions({schema: 'schema.graphql', hide: ['@internal']});
  const text =
    'The option "hide" names "@internal", which is applied to nothing, so that only its definition is hidden. If it should be, name the files in which the schema is written: a printed schema has no applied directives.';
  expect(toModel(printed, options).warnings).toEqual([text]);
  const before = {
    date: '2026-11-22',
    file: 'history/2026-11-22.graphql',
    schema: printed,
  };
  expect(toModel(SCHEMA, options, [before]).warnings).toEqual([
    `In "history/2026-11-22.graphql": ${text}`,
  ]);
});

it.each([
  ['contracts', {contracts: {rate: 'rate'}}],
  ['badges', {badges: {rate: 'Limited'}}],
])('an introspection result stops the build where %s name directives', (name, own) => {
  const directory = writeFolder({
    'a.json': JSON.stringify(introspectionFromSchema(SCHEMA)),
  });
  const {schema} = loadSchema({schema: 'a.json', lenient: true, directory});
  const options = {schema: 'a.json', lenient: true};
  expect(() => toModel(schema, completeOptions({...options, ...own}))).toThrow(
    new ReportError(
      `The option "${name}" reads where "@rate" is applied, but "a.json" is an introspection result, which does not record that. Name the SDL files of the schema instead, or remove the directive from the option.`,
    ),
  );
  expect(toModel(schema, completeOptions(options)).warnings).toEqual([]);
});
