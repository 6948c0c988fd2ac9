import {
  buildSchema,
  isIntrospectionType,
  validateSchema,
  type GraphQLSchema,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {makeSchema} from '../makeSchema';

function countPages(schema: GraphQLSchema): number {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !roots.some((root) => root === type),
  );
  const operations = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
  return types.length + operations.length + schema.getDirectives().length;
}

describe('makeSchema', () => {
  it('gives the same text for the same number', () => {
    expect(makeSchema(300)).toBe(makeSchema(300));
  });

  it('begins a larger schema with the entities of a smaller one', () => {
    const [, entity] = /^(type ActiveAccount [^}]*)/m.exec(makeSchema(500)) ?? [];
    expect(entity).toContain('id: ID!');
    expect(makeSchema(1000)).toContain(entity);
  });

  it.each([100, 500, 1500])('makes a valid schema of about %i pages', (pages) => {
    const schema = buildSchema(makeSchema(pages));
    expect(validateSchema(schema)).toEqual([]);
    expect(Math.abs(countPages(schema) / pages - 1)).toBeLessThan(0.07);
  });

  it('describes every field', () => {
    const schema = buildSchema(makeSchema(200));
    const undescribed = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (isIntrospectionType(type) || type === schema.getQueryType()) return [];
      if (type === schema.getMutationType() || !('getFields' in type)) return [];
      return Object.values(type.getFields())
        .filter(({description}) => !description)
        .map(({name}) => `${type.name}.${name}`);
    });
    expect(undescribed).toEqual([]);
  });
});
