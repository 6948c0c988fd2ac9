import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {makeHostileSchema} from '../makeHostileSchema';

const schema: GraphQLSchema = buildSchema(makeHostileSchema());

describe('the schema of very many members', () => {
  it('has as many as its cases say', () => {
    const types = schema.getTypeMap();
    expect(
      isObjectType(types['Wide']) && Object.keys(types['Wide'].getFields()),
    ).toHaveLength(5000);
    expect(isEnumType(types['Many']) && types['Many'].getValues()).toHaveLength(10_000);
    const asked = types['Asked'];
    expect(isObjectType(asked) && asked.getFields()['answer']?.args).toHaveLength(5000);
    expect(schema.getQueryType()?.getFields()['search']?.args).toHaveLength(5000);
  });

  it('has an input of 20 fields, each an input of 20', () => {
    const types = schema.getTypeMap();
    const deep = types['Deep'];
    expect(isInputObjectType(deep) && Object.keys(deep.getFields())).toHaveLength(20);
    const branch = types['Branch20'];
    expect(isInputObjectType(branch) && Object.keys(branch.getFields())).toHaveLength(20);
  });

  it('is the same each time', () => {
    expect(makeHostileSchema()).toBe(makeHostileSchema());
  });
});
