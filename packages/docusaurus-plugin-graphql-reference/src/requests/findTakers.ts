import {type ApiModel, findRoot, groupBy} from 'graphql-api-model';
import type {OperationKind} from 'graphql-examples';

/** An operation that takes an input object, and where the input is in its variables. */
export interface Taker {
  readonly operation: OperationKind;
  readonly field: string;
  readonly coordinate: string;
  /** The argument, and the input fields below it. */
  readonly path: readonly string[];
}

/** A use of a type in an argument of an operation, or in a field of an input. */
interface Use {
  readonly type: string;
  readonly name: string;
  readonly taker?: Omit<Taker, 'path'>;
  readonly input?: string;
}

const OPERATIONS = ['mutation', 'query', 'subscription'] as const;

function isCurrent({deprecation}: {readonly deprecation?: unknown}): boolean {
  return deprecation === undefined;
}

/** The uses of input types by what is not deprecated. */
function listUses(model: ApiModel): readonly Use[] {
  return [
    ...OPERATIONS.flatMap((operation) =>
      (findRoot(model, operation)?.fields ?? [])
        .filter(isCurrent)
        .flatMap(({name: field, coordinate, arguments: all}) =>
          all.filter(isCurrent).map(({name, type}): Use => {
            const taker = {operation, field, coordinate};
            return {type: type.name, name, taker};
          }),
        ),
    ),
    ...model.types.flatMap((type): Use[] =>
      type.kind !== 'input'
        ? []
        : type.fields.filter(isCurrent).map((field) => {
            const {name} = field;
            return {type: field.type.name, name, input: type.name};
          }),
    ),
  ];
}

/**
 * Makes the function that finds the operations that take an input by the fewest steps: in an
 * argument, else in an input in an argument, and so on. Nothing deprecated counts.
 */
export function createFindTakers(model: ApiModel): (input: string) => readonly Taker[] {
  const uses = groupBy(listUses(model), ({type}) => type);
  return (start) => {
    const seen = new Set([start]);
    let level = [{input: start, path: [] as readonly string[]}];
    while (level.length > 0) {
      const found = level.flatMap(({input, path}) =>
        (uses.get(input) ?? []).map((use) => ({...use, path: [use.name, ...path]})),
      );
      const takers = found.flatMap(({taker, path}) => (taker ? [{...taker, path}] : []));
      if (takers.length > 0) return takers;
      level = found.flatMap(({input, path}) => {
        if (input === undefined || seen.has(input)) return [];
        seen.add(input);
        return [{input, path}];
      });
    }
    return [];
  };
}
