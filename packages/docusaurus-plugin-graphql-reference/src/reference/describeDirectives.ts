import {type ConstDirectiveNode, print} from 'graphql';
import type {ReferenceContext} from './context';
import type {AppliedDirective} from './types';

/** Shown in other ways: as a deprecation, a link, a sentence. */
const SHOWN_ELSEWHERE = new Set(['deprecated', 'specifiedBy', 'oneOf']);

interface DirectivesNode {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

interface Annotated {
  readonly astNode?: DirectivesNode | null | undefined;
  readonly extensionASTNodes?: readonly DirectivesNode[];
}

/** The directives written at an element of the schema, in the order of writing. */
export function describeDirectives(
  element: Annotated,
  context: ReferenceContext,
): readonly AppliedDirective[] {
  return [element.astNode, ...(element.extensionASTNodes ?? [])]
    .flatMap((node) => node?.directives ?? [])
    .filter((node) => !SHOWN_ELSEWHERE.has(node.name.value))
    .map((node) => ({
      name: node.name.value,
      href: context.permalinks.entry('directive', node.name.value),
      arguments: (node.arguments ?? []).map((argument) => ({
        name: argument.name.value,
        value: print(argument.value),
      })),
    }));
}
