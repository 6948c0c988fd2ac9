import {
  type ASTVisitor,
  BREAK,
  getEnterLeaveForKind,
  Kind,
  type ValidationRule,
} from 'graphql';

type Enter = ReturnType<typeof getEnterLeaveForKind>['enter'];

/** What a rule does at nodes of one kind. */
interface Handler {
  readonly rule: number;
  readonly visitor: ASTVisitor;
  readonly enter: Enter;
  readonly leave: Enter;
}

/** A visitor of graphql-js that has a function of its own for each kind it knows. */
type KindVisitor = Record<string, {enter: NonNullable<Enter>; leave: NonNullable<Enter>}>;

const KINDS: ReadonlySet<string> = new Set(Object.values(Kind));

/**
 * One rule that does what several do. `validate` of graphql-js looks up each rule's functions for
 * every kind of node there is, anew for each document, which for a short document takes longer
 * than the rules themselves.
 */
export function combineRules(rules: readonly ValidationRule[]): ValidationRule {
  return (context) => {
    const visitors = rules.map((rule) => rule(context));
    const handlers = new Map<string, Handler[]>();
    for (const [rule, visitor] of visitors.entries()) {
      for (const kind of Object.keys(visitor)) {
        if (!KINDS.has(kind)) throw new Error(`A rule visits "${kind}".`);
        const {enter, leave} = getEnterLeaveForKind(visitor, kind as Kind);
        const others = handlers.get(kind) ?? [];
        handlers.set(kind, [...others, {rule, visitor, enter, leave}]);
      }
    }
    /** Of each rule the node whose parts it has asked to be spared. */
    const spared = visitors.map((): unknown => undefined);
    const combined: KindVisitor = {};
    for (const [kind, known] of handlers) {
      combined[kind] = {
        enter(node, ...rest) {
          for (const {rule, visitor, enter} of known) {
            if (spared[rule] !== undefined) continue;
            const result: unknown = enter?.call(visitor, node, ...rest);
            if (result === false) spared[rule] = node;
            if (result === BREAK) spared[rule] = BREAK;
          }
        },
        leave(node, ...rest) {
          for (const {rule, visitor, leave} of known) {
            if (spared[rule] === node) spared[rule] = undefined;
            else if (spared[rule] === undefined) leave?.call(visitor, node, ...rest);
          }
        },
      };
    }
    return combined;
  };
}
