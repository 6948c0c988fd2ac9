import type {GraphQLSchema} from 'graphql';
import type {SampleSchema} from 'graphql-samples';
import {readLimits} from '../../../packages/graphql-samples/src/sample/readLimits';
import {changeNumber} from '../changeNumber';
import {editArgument, editDescription, editDirective, editMember} from './edits';
import type {SchemaChange} from './types';

/** Changes of rates and limits after which guides say another number or give too much. */
export function listLimitChanges({schema, rates}: SampleSchema): readonly SchemaChange[] {
  return [
    ...[...(rates ?? [])].flatMap(([name, rate]) => toOtherRate(name, rate, schema)),
    ...[...readLimits(schema)]
      .filter(([, limits]) => limits.some(({of}) => of === 'characters'))
      .map(([coordinate]) => toLowerLimit(coordinate)),
  ];
}

function toOtherRate(
  name: string,
  rate: string,
  schema: GraphQLSchema,
): readonly SchemaChange[] {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const root = roots.find((type) => type?.getFields()[name]);
  if (!root) return [];
  return [
    {
      kind: 'schema: a rate changed',
      element: `${root.name}.${name}`,
      change: editMember(
        root.name,
        name,
        editDirective('rate', (text) => text.replace(/\d+/, changeNumber)),
      ),
      concerns: (_, text) =>
        listStatements(text).some(
          (statement) => statement.includes(`\`${name}\``) && statement.includes(rate),
        ),
    },
  ];
}

/** Rows, and sentences of paragraphs and lists. */
function listStatements(text: string): readonly string[] {
  return text
    .split(/\n(?=\||\n|- )/)
    .map((part) => part.replaceAll(/\s+/g, ' '))
    .flatMap((part) => part.split(/(?<=[.;])\s/));
}

/** So low that a text of two letters is too long. */
function toLowerLimit(coordinate: string): SchemaChange {
  const [, type = '', name = '', argument] =
    /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  const lower = editDescription((text) =>
    text.replace(/(at most|\d+\s+to)\s+[\d,]+(\s+characters)/, '$1 1$2'),
  );
  return {
    kind: 'schema: a limit lowered',
    element: coordinate,
    change: editMember(
      type,
      name,
      argument === undefined ? lower : editArgument(argument, lower),
    ),
    concerns: ({lengths}) => (lengths.get(coordinate) ?? 0) > 1,
  };
}
