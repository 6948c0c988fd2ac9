import {
  isIntrospectionType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type StringValueNode,
} from 'graphql';
import {argumentsOf, membersOf} from './members';
import type {MarkdownFile, Origin} from './readMarkdown';

/** An element of the schema as far as its description matters. */
interface Described {
  readonly description?: string | null | undefined;
  readonly astNode?:
    | {readonly description?: StringValueNode | undefined}
    | null
    | undefined;
}

/**
 * The schema's descriptions that hold code, as texts to check. Their lines and columns are
 * those of the SDL; without SDL the "file" is the schema coordinate.
 */
export function readDescriptions(schema: GraphQLSchema): readonly MarkdownFile[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const directives = schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive));
  return [
    ...types.flatMap(describedOf),
    ...directives.flatMap((directive) => [
      [`@${directive.name}`, directive] as const,
      ...entriesOf(`@${directive.name}`, directive.args),
    ]),
  ].flatMap(([coordinate, element]) => toFile(coordinate, element) ?? []);
}

type Entry = readonly [coordinate: string, element: Described];

function describedOf(type: GraphQLNamedType): readonly Entry[] {
  return [
    [type.name, type],
    ...membersOf(type).flatMap((member) => {
      const coordinate = `${type.name}.${member.name}`;
      return [
        [coordinate, member] as const,
        ...entriesOf(coordinate, argumentsOf(member)),
      ];
    }),
  ];
}

function entriesOf(owner: string, args: readonly GraphQLArgument[]): readonly Entry[] {
  return args.map((argument) => [`${owner}(${argument.name}:)`, argument]);
}

function toFile(
  coordinate: string,
  {description, astNode}: Described,
): MarkdownFile | undefined {
  if (!description || !/[`~]/.test(description)) {
    return undefined;
  }
  const location = astNode?.description?.loc;
  if (!location) {
    return {file: `description of ${coordinate}`, text: description};
  }
  const {source, startToken, start, end} = location;
  return {
    file: source.name,
    text: description,
    origin: toOrigin(source.body.slice(start, end), startToken),
  };
}

/** Where a description begins, given its raw text with quotes and where the quotes stand. */
function toOrigin(raw: string, {line, column}: Origin): Origin {
  if (!raw.startsWith('"""')) {
    return {line, column: column + 1};
  }
  const lines = raw.slice(3, -3).split(/\r\n|\n|\r/);
  const first = lines.findIndex((text) => text.trim() !== '');
  if (first === 0) {
    return {line, column: column + 3};
  }
  const indents = lines.map((text) => text.search(/\S/)).filter((indent) => indent >= 0);
  return {line: line + first, column: Math.min(...indents) + 1};
}
