import {
  astFromValue,
  Kind,
  print,
  type ASTNode,
  type DirectiveNode,
  type StringValueNode,
  type TypeNode,
  type ValueNode,
} from 'graphql';
import {getDefault} from 'graphql-api-model';
import {toError, toWarning, type Issue} from '../report/issue';
import type {SchemaElement} from './elements';

/** What the nodes of types, members, directives and arguments can have. */
export interface ElementNode {
  readonly description?: StringValueNode | undefined;
  readonly type?: TypeNode;
  readonly defaultValue?: ValueNode | undefined;
  readonly directives?: readonly DirectiveNode[] | undefined;
}

/** Compares an element as an excerpt shows it with the schema's; what it leaves out is not compared. */
export function compareElement(
  node: ASTNode & ElementNode,
  element: SchemaElement,
  coordinate: string,
): readonly Issue[] {
  const differs = (at: ASTNode, words: string): Issue =>
    toError(`"${coordinate}" has ${words}.`, startOf(at));
  return [
    ...compareType(node, element, differs),
    ...compareDefault(node, element, differs),
    ...compareDeprecation(node, element, coordinate),
    ...compareDescription(node, element, differs),
    ...compareDirectives(node, element, differs),
  ];
}

type Compare = (
  node: ElementNode,
  element: SchemaElement,
  differs: (at: ASTNode, words: string) => Issue,
) => readonly Issue[];

export function startOf(node: ASTNode | undefined): number {
  return node?.loc?.start ?? 0;
}

const compareType: Compare = ({type}, element, differs) => {
  if (!type || !('type' in element)) return [];
  const [found, expected] = [print(type), String(element.type)];
  return found === expected
    ? []
    : [differs(type, `the type ${expected} in the schema, not ${found}`)];
};

const compareDefault: Compare = ({defaultValue: shown}, element, differs) => {
  if (!shown || !('defaultValue' in element)) return [];
  const {astNode, type} = element;
  // An introspection result has only the value.
  const known = astNode ? astNode.defaultValue : astFromValue(getDefault(element), type);
  const [found, expected] = [print(shown), known ? print(known) : undefined];
  if (found === expected) return [];
  const words =
    expected === undefined ? 'no default value' : `the default value ${expected}`;
  return [differs(shown, `${words} in the schema, not ${found}`)];
};

function compareDeprecation(
  node: ASTNode & ElementNode,
  element: SchemaElement,
  coordinate: string,
): readonly Issue[] {
  if (!('deprecationReason' in element)) return [];
  const mark = node.directives?.find(({name}) => name.value === 'deprecated');
  const reason = element.deprecationReason ?? undefined;
  if (reason === undefined) {
    return mark
      ? [toError(`"${coordinate}" is not deprecated in the schema.`, startOf(mark))]
      : [];
  }
  if (!mark) {
    const at = 'name' in node ? startOf(node.name) : startOf(node);
    return [toWarning(`"${coordinate}" is deprecated. ${reason}`, at)];
  }
  const shown = mark.arguments?.find(({name}) => name.value === 'reason')?.value;
  if (shown?.kind !== Kind.STRING || isSameText(shown.value, reason)) return [];
  const message = `"${coordinate}" is deprecated in the schema with the reason "${reason}".`;
  return [toError(message, startOf(shown))];
}

const compareDescription: Compare = ({description: shown}, {description}, differs) => {
  if (!shown || isSameText(shown.value, description ?? '')) return [];
  const words =
    description == null ? 'no description' : `the description "${description}"`;
  return [differs(shown, `${words} in the schema`)];
};

/** The end of a text that an excerpt shortens. */
const MORE = /\s*(?:…|\.\.\.)$/;

/** Whether the texts are the same; a text that ends with `…` may be shorter. */
function isSameText(shown: string, expected: string): boolean {
  const [found = '', known = ''] = [shown, expected].map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );
  return MORE.test(found) && !MORE.test(known)
    ? known.startsWith(found.replace(MORE, ''))
    : found === known;
}

/**
 * Each directive of an excerpt must be applied to the element of the schema, with the arguments that
 * it shows. A schema that was read from an introspection result has no directives to compare.
 */
const compareDirectives: Compare = ({directives = []}, element, differs) => {
  const applied = appliedTo(element);
  if (!applied) return [];
  return directives
    .filter(({name}) => name.value !== 'deprecated')
    .flatMap((directive) => {
      const name = directive.name.value;
      const own = applied.filter((known) => known.name.value === name);
      if (own.some((known) => hasArguments(known, directive))) return [];
      const [first] = own;
      return first
        ? differs(directive, `${print(first)} in the schema, not ${print(directive)}`)
        : differs(directive, `no directive "@${name}" in the schema`);
    });
};

/** The directives of an element with those of its extensions; undefined without SDL. */
function appliedTo(element: SchemaElement): readonly DirectiveNode[] | undefined {
  const {astNode} = element;
  const extensions = 'extensionASTNodes' in element ? element.extensionASTNodes : [];
  return astNode
    ? [astNode, ...extensions].flatMap((node) =>
        'directives' in node ? (node.directives ?? []) : [],
      )
    : undefined;
}

function hasArguments(known: DirectiveNode, shown: DirectiveNode): boolean {
  return (shown.arguments ?? []).every(({name, value}) => {
    const own = known.arguments?.find((argument) => argument.name.value === name.value);
    return own !== undefined && isSameValue(value, own.value);
  });
}

function isSameValue(shown: ValueNode, expected: ValueNode): boolean {
  return shown.kind === Kind.STRING && expected.kind === Kind.STRING
    ? isSameText(shown.value, expected.value)
    : print(shown) === print(expected);
}
