import {ReportError} from 'graphql-api-model';
import {checkMarkdown, type MarkdownFile, type SampleSchema} from 'graphql-samples';
import type {Content} from '../loadContent';
import {pick, type Choice} from '../pick';
import type {ClassResult} from '../types';
import {findUses} from './findUses';
import {listLimitChanges} from './limitClasses';
import {buildChanged} from './loadDocument';
import {listSchemaChanges} from './schemaClasses';
import type {SchemaChange} from './types';

/** A change of the schema, and one of the guides that it makes wrong. */
interface Mutant {
  readonly change: SchemaChange;
  readonly file: MarkdownFile;
}

/** Changes one element of the schema at a time, and asks whether the check tells of each guide it concerns. */
export function runSchema(content: Content, choice: Choice): readonly ClassResult[] {
  const {schema, codes = []} = content.schema;
  const read = content.files.map((file) => ({file, uses: findUses(file, schema, codes)}));
  const changes = [
    ...listSchemaChanges(schema, codes),
    ...listLimitChanges(content.schema),
  ];
  const mutants = changes.flatMap((change) =>
    read
      .filter(({file, uses}) => change.concerns(uses, file.text))
      .map(({file}): Mutant => ({change, file})),
  );
  const isKilled = createJudge(content);
  const kinds = new Set(changes.map(({kind}) => kind));
  return [...kinds].map((kind) => {
    const own = mutants.filter(({change}) => change.kind === kind);
    const tried = pick(own, choice);
    const survivors = tried.filter((mutant) => !isKilled(mutant));
    return {
      kind,
      tried: tried.length,
      killed: tried.length - survivors.length,
      survivors: survivors.map(({change, file}) => `${file.file}: ${change.element}`),
    };
  });
}

/** Mutants of one change follow each other, so its schema is built once. */
function createJudge({document, toSchema}: Content): (mutant: Mutant) => boolean {
  let last: {readonly change: SchemaChange; readonly schema: SampleSchema} | undefined;
  return ({change, file}) => {
    try {
      if (last?.change !== change) {
        last = {change, schema: toSchema(buildChanged(change.change(document)))};
      }
    } catch (error) {
      // The build stops before it comes to the guides.
      if (error instanceof ReportError) return true;
      throw error;
    }
    return checkMarkdown([file], [last.schema]).errors.length > 0;
  };
}
