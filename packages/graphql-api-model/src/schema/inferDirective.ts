import {
  Kind,
  visit,
  type ASTNode,
  type DirectiveNode,
  type DocumentNode,
  type ValueNode,
} from 'graphql';
import {groupBy} from '../words/groupBy';

interface Use {
  readonly node: DirectiveNode;
  readonly owner: ASTNode;
  readonly location: string;
}

/** The scalar for values that GraphQL itself has no type for. */
export const ANY_SCALAR = 'JSON';
const TYPES: Readonly<Partial<Record<Kind, string>>> = {
  [Kind.INT]: 'Int',
  [Kind.FLOAT]: 'Float',
  [Kind.STRING]: 'String',
  [Kind.BOOLEAN]: 'Boolean',
};

/** Where and with what a document applies each directive, by their names. */
export function findUses(document: DocumentNode): ReadonlyMap<string, readonly Use[]> {
  const uses: Use[] = [];
  visit(document, {
    Directive(node, _key, _parent, _path, ancestors) {
      const [holder, , owner] = ancestors.slice(-3) as [ASTNode, unknown, ASTNode];
      uses.push({node, owner, location: toLocation(owner, holder)});
    },
  });
  return groupBy(uses, ({node}) => node.name.value);
}

/** SDL that defines a directive for all of its uses. */
export function inferDirective(name: string, uses: readonly Use[]): string {
  const given = groupBy(
    uses.flatMap(({node}) => node.arguments ?? []),
    (argument) => argument.name.value,
  );
  const list = [...given].map(
    ([argument, same]) => `${argument}: ${inferType(same.map(({value}) => value))}`,
  );
  const isRepeatable = new Set(uses.map(({owner}) => owner)).size < uses.length;
  const locations = [...new Set(uses.map(({location}) => location))].join(' | ');
  return `directive @${name}${list.length > 0 ? `(${list.join(', ')})` : ''}${isRepeatable ? ' repeatable' : ''} on ${locations}`;
}

/** The type that all values have. */
function inferType(values: readonly ValueNode[]): string {
  const types = values.flatMap((value) => {
    if (value.kind === Kind.NULL) return [];
    return value.kind === Kind.LIST ? `[${inferType(value.values)}]` : TYPES[value.kind];
  });
  const [type = ANY_SCALAR, ...others] = new Set(types);
  return others.length === 0 ? type : ANY_SCALAR;
}

/** `ObjectTypeDefinition` -> `OBJECT`, `EnumValueDefinition` -> `ENUM_VALUE`. */
function toLocation({kind}: ASTNode, holder: ASTNode): string {
  if (kind === Kind.FIELD_DEFINITION) return 'FIELD_DEFINITION';
  if (kind === Kind.INPUT_VALUE_DEFINITION) {
    const isField = holder.kind.startsWith('InputObject');
    return isField ? 'INPUT_FIELD_DEFINITION' : 'ARGUMENT_DEFINITION';
  }
  if (kind === Kind.DIRECTIVE_DEFINITION) return 'DIRECTIVE_DEFINITION';
  const name = kind.replace(/(?:Type)?(?:Definition|Extension)$/, '');
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}
