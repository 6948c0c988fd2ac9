import type {
  ApiModel,
  DirectiveElement,
  FieldElement,
  FieldsElement,
  OperationKind,
  TypeElement,
  TypeKind,
} from './apiModel';
import {compareNames} from './compareNames';
import {memoize} from './memoize';

export type Kind = OperationKind | TypeKind | 'directive';

const OPERATION_KINDS: readonly Kind[] = ['query', 'mutation', 'subscription'];
const TYPE_KINDS = ['object', 'interface', 'enum', 'input', 'union', 'scalar'] as const;
/** The order in which kinds are listed everywhere. */
const KINDS: readonly Kind[] = [...OPERATION_KINDS, ...TYPE_KINDS, 'directive'];

export function isOperationKind(kind: Kind): kind is OperationKind {
  return OPERATION_KINDS.includes(kind);
}

/** An element that is looked up by itself: an operation, a type that is not a root, a directive. */
export interface Entry {
  readonly kind: Kind;
  readonly element: FieldElement | TypeElement | DirectiveElement;
}

/** The root type of a kind of operation, if the schema has it. */
export function findRoot(
  {roots, types}: ApiModel,
  kind: Kind,
): FieldsElement | undefined {
  const name = roots.find((root) => root.kind === kind)?.type;
  const type = types.find((one) => one.name === name);
  return type?.kind === 'object' ? type : undefined;
}

/** All entries, sorted by kind, then by name. */
export const listEntries = memoize((model: ApiModel): readonly Entry[] => {
  const roots = new Set(model.roots.map(({type}) => type));
  const byKind = new Map<Kind, Entry[]>(KINDS.map((kind) => [kind, []]));
  for (const {kind} of model.roots) {
    for (const element of findRoot(model, kind)?.fields ?? [])
      byKind.get(kind)?.push({kind, element});
  }
  for (const element of [...model.types, ...model.directives]) {
    const {kind, name} = element;
    if (kind === 'directive' || !roots.has(name)) byKind.get(kind)?.push({kind, element});
  }
  return [...byKind.values()].flatMap((entries) =>
    entries.toSorted((a, b) => compareNames(a.element.name, b.element.name)),
  );
}, new WeakMap());

/** The kinds that the schema has any entry of. */
export function listKinds(entries: readonly Entry[]): readonly Kind[] {
  const found = new Set(entries.map(({kind}) => kind));
  return KINDS.filter((kind) => found.has(kind));
}

/** Places in a request; the other locations are places in a schema. */
const EXECUTABLE_LOCATION =
  /^(?:QUERY|MUTATION|SUBSCRIPTION|FIELD|FRAGMENT_.*|INLINE_FRAGMENT|VARIABLE_DEFINITION)$/;

/** Whether the directive may be applied in a schema. */
export function isForSchemas({locations}: DirectiveElement): boolean {
  return !locations.every((location) => EXECUTABLE_LOCATION.test(location));
}

/** Whether a request may carry the directive. */
export function isExecutable(element: Entry['element']): element is DirectiveElement {
  return (
    element.kind === 'directive' &&
    element.locations.some((location) => EXECUTABLE_LOCATION.test(location))
  );
}
