import {type ApiModel, findRoot} from 'graphql-api-model';
import type {OperationType} from './Request';

/** An operation that takes an input object, and where the input stands in its variables. */
export interface Taker {
  readonly operation: OperationType;
  readonly field: string;
  readonly coordinate: string;
  /** The argument, and the input fields below it. */
  readonly path: readonly string[];
}

/** A use of an input type: by an argument of an operation, or by a field of another input. */
type Use =
  | {readonly kind: 'argument'; readonly taker: Taker}
  | {readonly kind: 'field'; readonly input: string; readonly name: string};

const OPERATIONS = ['mutation', 'query', 'subscription'] as const;

/** The uses of each input by what is not deprecated. */
function indexUses(model: ApiModel): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (type: string, use: Use): void => {
    const list = uses.get(type);
    if (list) list.push(use);
    else uses.set(type, [use]);
  };
  for (const operation of OPERATIONS) {
    for (const field of findRoot(model, operation)?.fields ?? []) {
      if (field.deprecation) continue;
      for (const {name, type} of field.arguments.filter((one) => !one.deprecation)) {
        const {coordinate} = field;
        const taker = {operation, field: field.name, coordinate, path: [name]};
        add(type.name, {kind: 'argument', taker});
      }
    }
  }
  for (const type of model.types) {
    if (type.kind !== 'input') continue;
    for (const field of type.fields.filter((one) => !one.deprecation)) {
      add(field.type.name, {kind: 'field', input: type.name, name: field.name});
    }
  }
  return uses;
}

interface Step {
  readonly input: string;
  readonly path: readonly string[];
}

/**
 * Makes the function that finds the operations that take an input by the fewest steps: in an
 * argument, else in an input in an argument, and so on. Nothing deprecated counts.
 */
export function createFindTakers(model: ApiModel): (input: string) => readonly Taker[] {
  const uses = indexUses(model);
  return (input) => {
    const seen = new Set([input]);
    let level: readonly Step[] = [{input, path: []}];
    while (level.length > 0) {
      const takers: Taker[] = [];
      const next: Step[] = [];
      for (const {input: current, path} of level) {
        for (const use of uses.get(current) ?? []) {
          if (use.kind === 'argument') {
            takers.push({...use.taker, path: [...use.taker.path, ...path]});
          } else if (!seen.has(use.input)) {
            seen.add(use.input);
            next.push({input: use.input, path: [use.name, ...path]});
          }
        }
      }
      if (takers.length > 0) return takers;
      level = next;
    }
    return [];
  };
}
