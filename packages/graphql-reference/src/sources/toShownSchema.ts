import {buildSchema} from 'graphql';
import {type ApiModel, type LoadedSchema, printSchemaFile} from 'graphql-api-model';

/** The schema of a model, without what is hidden. */
export function toShownSchema(model: ApiModel): LoadedSchema['schema'] {
  return buildSchema(printSchemaFile(model));
}
