import {
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';
import {expect, it} from 'vitest';
import {schema} from '../../schema/__tests__/siteSchema';
import {guides} from './guides';

interface Deprecatable {
  readonly name: string;
  readonly deprecationReason?: string | null | undefined;
}

const guide =
  guides.find(({path}) => path === 'versioning/graphql-api-evolution.md')?.text ?? '';

/** The members of a type by their coordinates. */
function listMembers(
  type: GraphQLNamedType,
): readonly (readonly [string, Deprecatable])[] {
  if (isEnumType(type)) {
    return type.getValues().map((value) => [`${type.name}.${value.name}`, value]);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fields.map((field) => [`${type.name}.${field.name}`, field]);
  }
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`;
    return [
      [coordinate, field] as const,
      ...field.args.map((arg) => [`${coordinate}(${arg.name}:)`, arg] as const),
    ];
  });
}

/** What the schema deprecates, with the last day on which it works. */
const declared = Object.values(schema.getTypeMap())
  .flatMap(listMembers)
  .flatMap(([coordinate, {deprecationReason}]) => {
    const [, day] = /removed after (\S+)\.$/.exec(deprecationReason ?? '') ?? [];
    return day === undefined ? [] : [`${coordinate} until ${day}`];
  });

function toCoordinate(name: string): string {
  return name.includes('.') ? name : `Mutation.${name}`;
}

/** The old elements of the tables after a sentence that names their last day. */
function listTold(sentence: string, day: string): readonly string[] {
  const [, after = ''] = guide.split(sentence);
  const [table = ''] = after.trimStart().split('\n\n');
  return [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(
      ([, name = '']) => `${toCoordinate(name)} until ${day}`,
    ),
  );
}

it('the list of what is deprecated at present is complete, with its days', () => {
  const told = [
    ...listTold('Those of the first work until 1 March 2027:', '2027-03-01'),
    ...listTold('Those of the second work until 1 June 2027:', '2027-06-01'),
  ];
  expect(told.length).toBeGreaterThan(10);
  expect(told.toSorted()).toEqual(declared.toSorted());
});
