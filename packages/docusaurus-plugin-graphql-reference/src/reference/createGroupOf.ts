import path from 'node:path';
import {
  type GraphQLSchema,
  type ConstDirectiveNode,
  isNamedType,
  isObjectType,
  Kind,
  specifiedDirectives,
  specifiedScalarTypes,
} from 'graphql';
import type {GroupBy} from '../options';
import {getRootTypes} from './context';
import type {LoadedSchema} from 'graphql-api-model';

type GroupOf = (coordinate: string) => string | undefined;

/** `good-news` as a label: "Good news". */
function toLabel(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What GraphQL itself brings stands in no file. */
const BUILT_IN = new Set([
  ...specifiedScalarTypes.map(({name}) => name),
  ...specifiedDirectives.map(({name}) => `@${name}`),
]);

function groupByFile(originOf: LoadedSchema['originOf']): GroupOf {
  return (coordinate) => {
    const origin = originOf(coordinate);
    if (origin) return path.basename(origin.file, path.extname(origin.file));
    return BUILT_IN.has(coordinate) ? 'built-in' : undefined;
  };
}

function getDirectives(
  schema: GraphQLSchema,
  coordinate: string,
): readonly ConstDirectiveNode[] {
  const [typeName = '', fieldName] = coordinate.split('.');
  const type = schema.getType(typeName);
  if (!isNamedType(type)) return [];
  const element =
    fieldName !== undefined && isObjectType(type) ? type.getFields()[fieldName] : type;
  const extensions =
    element && 'extensionASTNodes' in element ? element.extensionASTNodes : [];
  return [element?.astNode, ...extensions].flatMap((node) => node?.directives ?? []);
}

function groupByDirective(
  schema: GraphQLSchema,
  by: {readonly directive: string; readonly argument: string},
): GroupOf {
  return (coordinate) => {
    const applied = getDirectives(schema, coordinate).find(
      ({name}) => name.value === by.directive,
    );
    const value = applied?.arguments?.find(({name}) => name.value === by.argument)?.value;
    return value?.kind === Kind.STRING || value?.kind === Kind.ENUM
      ? value.value
      : undefined;
  };
}

function groupByMap(
  schema: GraphQLSchema,
  map: Readonly<Record<string, readonly string[]>>,
): GroupOf {
  const roots = getRootTypes(schema).map(({type}) => type.name);
  const patterns = Object.entries(map).flatMap(([label, list]) =>
    list.map((pattern) => {
      const source = pattern
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('\\*', '\\w*');
      return {
        label,
        expression: new RegExp(`^(?:(?:${roots.join('|')})\\.)?${source}$`),
      };
    }),
  );
  return (coordinate) =>
    patterns.find(({expression}) => expression.test(coordinate))?.label;
}

/** The domain of each schema coordinate, found as the option `groupBy` says. */
export function createGroupOf(
  {schema, originOf}: Pick<LoadedSchema, 'schema' | 'originOf'>,
  groupBy: GroupBy,
  labels: Readonly<Record<string, string>>,
): GroupOf {
  if (groupBy === 'none') return () => undefined;
  if (typeof groupBy === 'object' && 'map' in groupBy)
    return groupByMap(schema, groupBy.map);
  const nameOf =
    groupBy === 'file' ? groupByFile(originOf) : groupByDirective(schema, groupBy);
  return (coordinate) => {
    const name = nameOf(coordinate);
    if (name === undefined) return undefined;
    return Object.hasOwn(labels, name) ? labels[name] : toLabel(name);
  };
}
