import {
  type ASTNode,
  type ConstDirectiveNode,
  type StringValueNode,
  valueFromASTUntyped,
} from 'graphql';
import type {AppliedDirective, Deprecation, Element, ElementBase} from './apiModel';
import {describePosition} from './describePosition';
import {printLiteral} from './printLiteral';
import {toPrintable} from './toPrintable';

type Node = ASTNode & {
  readonly description?: StringValueNode | undefined;
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
};

/** What all elements of a schema have in common, as graphql-js tells it. */
interface SchemaPart {
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
  readonly specifiedByURL?: string | null | undefined;
  readonly isOneOf?: boolean;
  readonly astNode?: Node | null | undefined;
  readonly extensionASTNodes?: readonly Node[];
}

/** Directives as the definition and its extensions write them, in the order of writing. */
function readDirectives(nodes: readonly Node[]): readonly ConstDirectiveNode[] {
  return nodes.flatMap((node) => node.directives ?? []);
}

function describeDirective(node: ConstDirectiveNode): AppliedDirective {
  return {
    name: node.name.value,
    arguments: (node.arguments ?? []).map(({name, value}) => ({
      name: name.value,
      value: toPrintable(printLiteral(value)),
    })),
  };
}

/** What a schema without text tells of the directives that GraphQL itself defines. */
function inferDirectives(part: SchemaPart): readonly AppliedDirective[] {
  const toApplied = (
    name: string,
    argument: string,
    value: string,
  ): AppliedDirective => ({
    name,
    arguments: [{name: argument, value: toPrintable(JSON.stringify(value))}],
  });
  return [
    ...(part.specifiedByURL != null
      ? [toApplied('specifiedBy', 'url', part.specifiedByURL)]
      : []),
    ...(part.isOneOf ? [{name: 'oneOf', arguments: []}] : []),
    ...(part.deprecationReason != null
      ? [toApplied('deprecated', 'reason', part.deprecationReason)]
      : []),
  ];
}

/** graphql-js takes `@deprecated(reason: null)` for no deprecation, so the text decides. */
function describeDeprecation(
  part: SchemaPart,
  written: readonly ConstDirectiveNode[],
): Deprecation | undefined {
  if (part.deprecationReason != null)
    return {reason: toPrintable(part.deprecationReason)};
  const node = written.find(({name}) => name.value === 'deprecated');
  if (!node) return undefined;
  const given = node.arguments?.find(({name}) => name.value === 'reason')?.value;
  const reason: unknown = given && valueFromASTUntyped(given);
  return typeof reason === 'string' ? {reason: toPrintable(reason)} : {};
}

/** The part of an element that is the same for every kind. */
export function describeElement<Kind extends Element['kind']>(
  kind: Kind,
  coordinate: string,
  name: string,
  part: SchemaPart,
): ElementBase & {readonly kind: Kind} {
  const nodes = [
    ...(part.astNode ? [part.astNode] : []),
    ...(part.extensionASTNodes ?? []),
  ];
  const written = readDirectives(nodes);
  const deprecation = describeDeprecation(part, written);
  return {
    kind,
    coordinate,
    name,
    ...(part.description?.trim() && {description: toPrintable(part.description)}),
    ...(deprecation && {deprecation}),
    directives: nodes.length > 0 ? written.map(describeDirective) : inferDirectives(part),
    ...describePosition(part.astNode),
  };
}
