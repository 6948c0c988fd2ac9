import {describeSchema, listElements} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {schema} from '../../schema/__tests__/siteSchema';
import {textOf} from './guides';

const guide = textOf('versioning/graphql-api-evolution.md');

/** What the schema deprecates, with the last day on which it works. */
const declared = [...listElements(describeSchema(schema))].flatMap(({element}) => {
  const reason = 'deprecation' in element ? element.deprecation.reason : undefined;
  const [, day] = /removed after (\S+)\.$/.exec(reason ?? '') ?? [];
  return day === undefined ? [] : [`${element.coordinate} until ${day}`];
});

/** The old elements of the table after a sentence that names their last day. */
function listElementsUntil(sentence: string, day: string): readonly string[] {
  const [, after = ''] = guide.split(sentence);
  const [table = ''] = after.trimStart().split('\n\n');
  return [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
      const coordinate = name.includes('.') ? name : `Mutation.${name}`;
      return `${coordinate} until ${day}`;
    }),
  );
}

it('the guide lists all that is deprecated, with its last day', () => {
  const listed = [
    ...listElementsUntil('The first group works until 1 March 2027:', '2027-03-01'),
    ...listElementsUntil('The second group works until 1 June 2027:', '2027-06-01'),
  ];
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual(declared.toSorted());
});
