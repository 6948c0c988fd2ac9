import type {ApiModel, DirectiveElement, RootType, TypeElement} from '../model/apiModel';
import {memoize} from '../model/memoize';
import {withoutDangling} from '../model/withoutDangling';
import {printDescription} from './printDescription';
import {
  keyword,
  printApplied,
  printBlock,
  printSdl,
  type SdlLinks,
  textOf,
} from './printSdl';

/** For SDL as plain text. */
export const NO_LINKS: SdlLinks = {
  of: () => undefined,
  at: () => undefined,
  anchorOf: () => undefined,
};
const USUAL = {query: 'Query', mutation: 'Mutation', subscription: 'Subscription'};

/**
 * All that a reference shows as one file of SDL, in which a definition starts where a line that is not
 * indented follows an empty one. What is hidden is not in it.
 */
export function printSchemaFile(full: ApiModel): string {
  const model = withoutDangling(full);
  const definitions = [...model.directives, ...model.types]
    .filter(({isBuiltIn}) => !isBuiltIn)
    .map(printDefinition);
  return `${[...printRoots(model), ...definitions].join('\n\n')}\n`;
}

/** Remembered, as many operations reach a type. */
const printDefinition = memoize(
  (element: TypeElement | DirectiveElement): string =>
    textOf(printSdl(element, NO_LINKS, undefined, true)),
  new WeakMap<TypeElement | DirectiveElement, string>(),
);

/** The definition of the schema, where it has more than the names of types. */
export function printRoots({roots, types, schema}: ApiModel): readonly string[] {
  const {description, directives} = schema;
  const isRoot = ({kind, type}: RootType): boolean => USUAL[kind] === type;
  const isUsual =
    roots.every(isRoot) &&
    types.filter(({name}) => Object.values(USUAL).includes(name)).length === roots.length;
  if (roots.length === 0 || (isUsual && !description && directives.length === 0))
    return [];
  const tokens = [
    ...(description ? [`${printDescription(description, '')}\n`] : []),
    keyword('schema'),
    ...printApplied(directives, NO_LINKS),
    ...printBlock(roots.map(({kind, type}) => [`${kind}: ${type}`])),
  ];
  return [textOf(tokens)];
}
