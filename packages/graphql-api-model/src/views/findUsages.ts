import type {ApiModel, Element, OperationKind} from '../model/apiModel';
import {compareNames} from '../model/compareNames';
import {listElements, type Visit} from '../model/listElements';
import {memoize} from '../model/memoize';

/** In which ways something is used, in the order shown, as pages in English name them. */
export const USAGE_LABELS = {
  query: 'Returned by queries',
  mutation: 'Returned by mutations',
  subscription: 'Returned by subscriptions',
  field: 'Returned by fields',
  argument: 'Accepted as an argument by',
  input: 'Used in input types',
  implementation: 'Implemented by',
  member: 'Part of unions',
  directive: 'Accepted by directives',
  applied: 'Applied to',
} as const;

/** A way in which a type or directive is used. */
export type UsageKind = keyof typeof USAGE_LABELS;

/** A place where a type or directive is used. */
export interface Use {
  readonly coordinate: string;
  /** The coordinate as readers write it: an operation without its root type. */
  readonly text: string;
}

/** One way in which a type or directive is used. */
export interface UsageGroup {
  readonly kind: UsageKind;
  readonly uses: readonly Use[];
}

type RootKinds = ReadonlyMap<string, OperationKind>;
type Add = (target: string, kind: UsageKind) => void;

function toText({element, parents}: Visit, rootKinds: RootKinds): string {
  const [top] = parents;
  if (element.kind === 'schema') return 'schema';
  return top?.kind === 'object' && rootKinds.has(top.name)
    ? element.coordinate.slice(top.name.length + 1)
    : element.coordinate;
}

function toUse(visit: Visit, rootKinds: RootKinds): Use {
  const {coordinate} = visit.element;
  return {coordinate, text: toText(visit, rootKinds)};
}

/** In what way an element uses its type. */
function getTypeUse(
  {kind}: Element,
  [top]: readonly Element[],
  rootKinds: RootKinds,
): UsageKind | undefined {
  if (kind === 'field') return rootKinds.get(top?.name ?? '') ?? 'field';
  if (kind === 'input field') return 'input';
  if (top?.kind !== 'directive') return 'argument';
  return top.isBuiltIn ? undefined : 'directive';
}

function addUses({element, parents}: Visit, rootKinds: RootKinds, add: Add): void {
  for (const {name} of element.directives) add(`@${name}`, 'applied');
  if ('type' in element) {
    const kind = getTypeUse(element, parents, rootKinds);
    if (kind) add(element.type.name, kind);
  }
  if ('interfaces' in element)
    for (const name of element.interfaces) add(name, 'implementation');
  if ('possibleTypes' in element)
    for (const name of element.possibleTypes) add(name, 'member');
}

type FindUsages = (coordinate: string) => readonly UsageGroup[];

/** Collects every place where each type and directive is used; they are looked up by coordinate. */
export const findUsages = memoize((model: ApiModel): FindUsages => {
  const rootKinds: RootKinds = new Map(
    model.roots.toReversed().map(({kind, type}) => [type, kind]),
  );
  const usages = new Map<string, Map<UsageKind, Use[]>>();
  for (const visit of listElements(model)) {
    let use: Use | undefined;
    addUses(visit, rootKinds, (target, kind) => {
      use ??= toUse(visit, rootKinds);
      const groups = usages.get(target) ?? new Map<UsageKind, Use[]>();
      usages.set(target, groups);
      const uses = groups.get(kind);
      if (!uses) groups.set(kind, [use]);
      else if (uses.at(-1) !== use) uses.push(use);
    });
  }
  return memoize((coordinate) =>
    (Object.keys(USAGE_LABELS) as UsageKind[]).flatMap((kind) => {
      const uses = usages.get(coordinate)?.get(kind);
      if (!uses) return [];
      const sorted = uses.toSorted((a, b) => compareNames(a.text, b.text));
      return [{kind, uses: sorted}];
    }),
  );
}, new WeakMap<ApiModel, FindUsages>());
