import {getNamedType, isCompositeType, isListType, isObjectType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {schema} from './siteSchema';

/** Fields that return a list of objects which has no pages, by their coordinates. */
const lists = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).map((field) => ({
          coordinate: `${type.name}.${field.name}`,
          field,
        }))
      : [],
  )
  .filter(({field}) => {
    const type = 'ofType' in field.type ? field.type.ofType : field.type;
    return (isListType(field.type) || isListType(type)) && field.name !== 'items';
  })
  .filter(({field}) => isCompositeType(getNamedType(field.type)));

describe('what a description promises', () => {
  it('says how long a list of objects gets when it has no pages', () => {
    const bound = /at most \d+|one\s+(?:entry|result)\s+for each/i;
    // One item for each item of an argument, and a page whose items are called hits.
    const bounded = ['Query.usersByChatIdentities', 'TypesenseSearchResponse.hits'];
    expect(lists.length).toBeGreaterThan(20);
    expect(
      lists
        .filter(({field}) => !bound.test(field.description ?? ''))
        .map(({coordinate}) => coordinate)
        .filter((coordinate) => !bounded.includes(coordinate)),
    ).toEqual([]);
  });
});
