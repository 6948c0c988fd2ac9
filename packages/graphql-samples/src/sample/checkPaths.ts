import {
  getNullableType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import {codeOf, findMember} from './checkErrors';
import {show} from './checkLeaf';
import {collectFields, type SelectionContext} from './collectFields';
import {suggest} from './suggest';
import {toError, type Issue} from './types';

/**
 * Checks whether the errors of an answer explain its data: a `path` leads to a null, and what comes
 * before execution stands without `data`.
 */
export function checkPaths(
  errors: JsonNode,
  data: JsonNode | undefined,
  operation: OperationDefinitionNode,
  context: SelectionContext,
): readonly Issue[] {
  const items = errors.kind === 'array' ? errors.items : [];
  const issues = items.flatMap((item, index) =>
    checkPath(item, `errors[${index}]`, data, operation, context),
  );
  const hasPath = items.some((item) => findMember(item, 'path'));
  return data?.kind === 'null' && !hasPath
    ? [
        ...issues,
        toError(
          '"data" is null, but no error has a "path": an error before execution stands without "data".',
          data.at,
        ),
      ]
    : issues;
}

/** Errors that come before execution, by their codes; no operation need be known for it. */
export function checkEarlyErrors(
  errors: JsonNode,
  data: JsonNode | undefined,
  earlyCodes: readonly string[] = [],
): readonly Issue[] {
  const items = errors.kind === 'array' ? errors.items : [];
  return items.flatMap((item) => {
    const code = codeOf(item)?.value;
    const isEarly = code?.kind === 'string' && earlyCodes.includes(code.value);
    const extra = data ?? findMember(item, 'path')?.value;
    return isEarly && extra
      ? toError(
          `${show(code)} comes before execution: such an answer has no "data", and its errors have no "path".`,
          extra.at,
        )
      : [];
  });
}

function checkPath(
  error: JsonNode,
  name: string,
  data: JsonNode | undefined,
  operation: OperationDefinitionNode,
  context: SelectionContext,
): readonly Issue[] {
  const path = findMember(error, 'path')?.value;
  const root = context.schema.getRootType(operation.operation);
  if (path?.kind !== 'array' || !root) return [];
  if (!data) {
    return [
      toError(
        `"${name}" has a "path", so it comes from execution, and the answer has "data".`,
        path.at,
      ),
    ];
  }
  const walker = new PathWalker(`${name}.path`, context);
  return walker.walk(path.items, data, [operation.selectionSet], root);
}

/** Follows a path through the selections and the data at once. */
class PathWalker {
  private readonly name: string;
  private readonly context: SelectionContext;

  constructor(name: string, context: SelectionContext) {
    this.name = name;
    this.context = context;
  }

  /** `hasNull` tells that a null was met above, which every type below must have caused. */
  walk(
    [step, ...rest]: readonly JsonNode[],
    data: JsonNode | undefined,
    selections: readonly SelectionSetNode[],
    type: GraphQLOutputType,
    last?: JsonNode,
  ): readonly Issue[] {
    const nullable = getNullableType(type);
    if (!step) {
      return data && data.kind !== 'null' && last
        ? [toError(`"${this.name}" leads to ${show(data)}, not to null.`, last.at)]
        : [];
    }
    if (isListType(nullable)) {
      return this.walkItem([step, ...rest], data, selections, nullable.ofType);
    }
    return this.walkField([step, ...rest], data, selections, nullable);
  }

  private walkItem(
    [step, ...rest]: readonly JsonNode[],
    data: JsonNode | undefined,
    selections: readonly SelectionSetNode[],
    type: GraphQLOutputType,
  ): readonly Issue[] {
    if (step?.kind !== 'number') return [this.wrong(step, 'must be an index here')];
    if (data?.kind !== 'array') {
      return this.below(data, step, type, rest, selections, `[${step.value}]`);
    }
    const item = data.items[step.value];
    return item
      ? this.walk(rest, item, selections, type, step)
      : [this.wrong(step, `is none of the ${data.items.length} items`)];
  }

  private walkField(
    [step, ...rest]: readonly JsonNode[],
    data: JsonNode | undefined,
    selections: readonly SelectionSetNode[],
    type: GraphQLOutputType,
  ): readonly Issue[] {
    if (step?.kind !== 'string') return [this.wrong(step, 'must be a name here')];
    const {schema} = this.context;
    const types = isAbstractType(type)
      ? schema.getPossibleTypes(type)
      : isObjectType(type)
        ? [type]
        : [];
    const fields = types.flatMap((each) => collectFields(selections, each, this.context));
    const found = fields.find(({key}) => key === step.value);
    if (!found?.field) {
      const keys = fields.map(({key}) => key);
      return [this.wrong(step, `is not selected here.${suggest(step.value, keys)}`)];
    }
    const {field} = found;
    if (data?.kind !== 'object') {
      return this.below(data, step, field.type, rest, found.selections, step.value);
    }
    const value = findMember(data, step.value)?.value;
    return this.walk(rest, value, found.selections, field.type, step);
  }

  /** Above is null: only what cannot be null itself passes its null upwards. */
  private below(
    data: JsonNode | undefined,
    step: JsonNode,
    type: GraphQLOutputType,
    rest: readonly JsonNode[],
    selections: readonly SelectionSetNode[],
    name: string,
  ): readonly Issue[] {
    return data?.kind === 'null' && !isNonNullType(type)
      ? [
          toError(
            `"${this.name}" leads to "${name}", which may be null itself; the null above it has another cause.`,
            step.at,
          ),
        ]
      : this.walk(rest, data, selections, type, step);
  }

  private wrong(step: JsonNode | undefined, words: string): Issue {
    const shown = step ? show(step) : 'nothing';
    const end = words.endsWith('?') ? '' : '.';
    return toError(`"${this.name}": ${shown} ${words}${end}`, step?.at ?? 0);
  }
}
