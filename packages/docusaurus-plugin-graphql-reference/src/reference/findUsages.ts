import {
  type DirectiveNode,
  getNamedType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLType,
  GraphQLUnionType,
  isSpecifiedDirective,
} from 'graphql';
import {
  getArgumentHref,
  getFieldHref,
  getTypeHref,
  type ReferenceContext,
} from './context';
import {compareNames} from 'graphql-api-model';
import type {ReferenceLink, UsageGroup} from './types';

const LABELS = {
  query: 'Returned by queries',
  mutation: 'Returned by mutations',
  subscription: 'Returned by subscriptions',
  field: 'Returned by fields',
  argument: 'Argument of',
  input: 'Inside inputs',
  implementation: 'Implemented by',
  member: 'Member of unions',
  directive: 'Argument of directives',
  applied: 'Applied to',
} as const;

type UsageKind = keyof typeof LABELS;

/** Collects, in one pass over the schema, every place where each type is used. */
export function findUsages(
  context: ReferenceContext,
): (typeOrDirective: string) => readonly UsageGroup[] {
  const usages = new Map<string, Map<UsageKind, ReferenceLink[]>>();
  const add = (target: string, kind: UsageKind, link: ReferenceLink): void => {
    const groups = usages.get(target) ?? new Map<UsageKind, ReferenceLink[]>();
    usages.set(target, groups);
    const links = groups.get(kind) ?? [];
    groups.set(kind, links);
    if (links.at(-1)?.href !== link.href) links.push(link);
  };
  const addType = (type: GraphQLType, kind: UsageKind, link: ReferenceLink): void =>
    add(getNamedType(type).name, kind, link);
  const addApplied = (element: Annotated, link: ReferenceLink): void => {
    for (const name of getApplied(element)) add(`@${name}`, 'applied', link);
  };
  collectTypes(context, {add, addType, addApplied});
  collectDirectives(context, addType);
  return (name) =>
    (Object.keys(LABELS) as UsageKind[]).flatMap((kind) => {
      const links = usages.get(name)?.get(kind);
      if (!links) return [];
      const sorted = links.toSorted((a, b) => compareNames(a.text, b.text));
      return [{label: LABELS[kind], links: sorted}];
    });
}

interface Collector {
  readonly add: (target: string, kind: UsageKind, link: ReferenceLink) => void;
  readonly addType: (type: GraphQLType, kind: UsageKind, link: ReferenceLink) => void;
  readonly addApplied: (element: Annotated, link: ReferenceLink) => void;
}

interface DirectivesNode {
  readonly directives?: readonly DirectiveNode[] | undefined;
}

/** An element of the schema as far as directives are applied to it. */
interface Annotated {
  readonly astNode?: DirectivesNode | null | undefined;
  readonly extensionASTNodes?: readonly DirectivesNode[];
  readonly deprecationReason?: string | null | undefined;
  readonly specifiedByURL?: string | null | undefined;
  readonly isOneOf?: boolean;
}

/**
 * Directives as the definition and its extensions write them. An introspection result holds
 * none, but tells what three of them do.
 */
function getApplied(element: Annotated): readonly string[] {
  if (element.astNode || (element.extensionASTNodes ?? []).length > 0) {
    return [element.astNode, ...(element.extensionASTNodes ?? [])].flatMap(
      (node) => node?.directives?.map(({name}) => name.value) ?? [],
    );
  }
  return [
    ...(element.deprecationReason != null ? ['deprecated'] : []),
    ...(element.specifiedByURL != null ? ['specifiedBy'] : []),
    ...(element.isOneOf ? ['oneOf'] : []),
  ];
}

function collectTypes(context: ReferenceContext, collector: Collector): void {
  const {schema, permalinks} = context;
  collector.addApplied(schema, {text: 'schema', href: permalinks.overview});
  const types = Object.values(schema.getTypeMap());
  for (const type of types) {
    if (type.name.startsWith('__')) continue;
    const self = {text: type.name, href: getTypeHref(type.name, context)};
    collector.addApplied(type, self);
    if (type instanceof GraphQLUnionType) {
      for (const member of type.getTypes()) collector.add(member.name, 'member', self);
    } else if (type instanceof GraphQLInputObjectType) {
      for (const field of Object.values(type.getFields())) {
        const link = toLink(
          `${type.name}.${field.name}`,
          `${self.href}#${field.name}`,
          field,
        );
        collector.addType(field.type, 'input', link);
        collector.addApplied(field, link);
      }
    } else if (
      type instanceof GraphQLObjectType ||
      type instanceof GraphQLInterfaceType
    ) {
      for (const implemented of type.getInterfaces()) {
        collector.add(implemented.name, 'implementation', self);
      }
      collectFields(type, context, collector);
    } else if ('getValues' in type) {
      for (const value of type.getValues()) {
        const link = toLink(
          `${type.name}.${value.name}`,
          `${self.href}#${value.name}`,
          value,
        );
        collector.addApplied(value, link);
      }
    }
  }
}

function collectFields(
  type: GraphQLObjectType | GraphQLInterfaceType,
  context: ReferenceContext,
  collector: Collector,
): void {
  const rootKind = context.rootKinds.get(type.name);
  for (const field of Object.values(type.getFields())) {
    const text = rootKind ? field.name : `${type.name}.${field.name}`;
    const link = toLink(text, getFieldHref(type.name, field, context), field);
    collector.addType(field.type, rootKind ?? 'field', link);
    collector.addApplied(field, link);
    for (const argument of field.args) {
      const href = getArgumentHref(type.name, field.name, argument.name, context);
      const argumentLink = toLink(`${text}(${argument.name}:)`, href, argument);
      collector.addType(argument.type, 'argument', argumentLink);
      collector.addApplied(argument, argumentLink);
    }
  }
}

function collectDirectives(
  context: ReferenceContext,
  addType: Collector['addType'],
): void {
  for (const directive of context.schema.getDirectives()) {
    if (isSpecifiedDirective(directive)) continue;
    const href = context.permalinks.entry('directive', directive.name);
    for (const argument of directive.args) {
      const text = `@${directive.name}(${argument.name}:)`;
      addType(argument.type, 'directive', {text, href: `${href}#${argument.name}`});
    }
  }
}

function toLink(
  text: string,
  href: string,
  element: {readonly deprecationReason?: string | null | undefined},
): ReferenceLink {
  return element.deprecationReason == null
    ? {text, href}
    : {text, href, deprecated: true};
}
