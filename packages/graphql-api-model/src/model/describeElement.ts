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

/** What all elements of a schema have in common, as graphql-js has it. */
interface SchemaPart {
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
  readonly astNode?: Node | null | undefined;
  readonly extensionASTNodes?: readonly Node[];
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

/** Neither white space nor a character without width. */
const VISIBLE = /[^\s\p{Cf}]/u;

/** The part of an element that is the same for every kind. */
export function describeElement<Kind extends Element['kind']>(
  kind: Kind,
  coordinate: string,
  name: string,
  part: SchemaPart,
): ElementBase & {readonly kind: Kind} {
  const {description} = part;
  const nodes = [part.astNode, ...(part.extensionASTNodes ?? [])];
  const written = nodes.flatMap((node) => node?.directives ?? []);
  const deprecation = describeDeprecation(part, written);
  return {
    kind,
    coordinate,
    name,
    ...(description &&
      VISIBLE.test(description) && {description: toPrintable(description)}),
    ...(deprecation && {deprecation}),
    directives: written.map(describeDirective),
    ...describePosition(part.astNode),
  };
}
