import {Kind, type DocumentNode, type OperationDefinitionNode} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import {isError, toError, type Issue} from '../report/issue';
import type {Block} from './block';
import {isDataAlone, toValue} from './json';
import type {SampleMarks} from './parseMarks';
import {suggest} from './suggest';

/** What blocks have of an operation. */
interface Written {
  readonly isValid: boolean;
  /** Whether a block has its variables, valid or not. */
  hasVariables: boolean;
  /** Whether the operation or its variables use something deprecated. */
  isDeprecated: boolean;
  /** The valid ones above the response. */
  variables?: unknown;
  /** The first valid one with data and without errors. */
  response?: unknown;
}

/** An operation with the sample's other definitions. */
export interface Owner {
  readonly operation: OperationDefinitionNode;
  readonly document: DocumentNode;
  /** Missing in a block of another language, and in one that is wrong on purpose. */
  readonly block?: Block;
  readonly written: Written;
}

/** The operations of a text above the current block, those of the nearest sample first. */
export class OperationsAbove {
  private readonly own: Owner[] = [];
  /** Those inside blocks of other languages, which count if no block has one. */
  private readonly embedded: Owner[] = [];

  /** Adds the operations of a block with the issues of its check. */
  add(document: DocumentNode, block?: Block, issues: readonly Issue[] = []): void {
    this.own.unshift(...ownersOf(document, block, issues));
  }

  /** Adds operations inside a block of another language. */
  addEmbedded(document: DocumentNode): void {
    this.embedded.unshift(...ownersOf(document));
  }

  /** Notes the variables of an operation with the issues of their check. */
  addVariables({written}: Owner, json: JsonNode, issues: readonly Issue[]): void {
    written.hasVariables = true;
    if (issues.some(isError) || written.response !== undefined) return;
    written.variables = toValue(json);
    written.isDeprecated ||= issues.length > 0;
  }

  /** Notes a response to an operation with the issues of its check. */
  addResponse({written}: Owner, json: JsonNode, issues: readonly Issue[]): void {
    if (!issues.some(isError) && isDataAlone(json)) written.response ??= toValue(json);
  }

  /** The operations of the nearest sample above. */
  nearest(): readonly Owner[] {
    const all = this.all();
    return all.filter(({document}) => document === all[0]?.document);
  }

  /** Finds the operation that marked JSON belongs to. */
  find({part, operation: name}: SampleMarks): Owner | Issue {
    if (name !== undefined) {
      const named = this.all().filter(({operation}) => operation.name);
      const hint = suggest(name, named.map(nameOf));
      const message = `There is no operation "${name}" above this sample.${hint}`;
      return named.find((owner) => nameOf(owner) === name) ?? toError(message, 0);
    }
    const [nearest, ...others] = this.nearest();
    if (!nearest) {
      const message = `There is no operation above this sample, which is marked "${part}".`;
      return toError(message, 0);
    }
    if (others.length === 0) return nearest;
    const names = [nearest, ...others].map(nameOf);
    const message = `The sample above has several operations: ${names.join(', ')}. Name one with "${part} for=${names[0]}".`;
    return toError(message, 0);
  }

  /** The operations that need variables and have no block of them. */
  withoutVariables(): readonly Required<Owner>[] {
    return this.inBlocks().filter(
      ({operation, block, written}) =>
        needsVariables(operation) &&
        block.marks.variables === undefined &&
        !written.hasVariables,
    );
  }

  /** The operations in blocks that are not wrong on purpose, the nearest first. */
  inBlocks(): readonly Required<Owner>[] {
    return this.own.flatMap((owner) => {
      const {block} = owner;
      return block ? {...owner, block} : [];
    });
  }

  private all(): readonly Owner[] {
    return this.own.length > 0 ? this.own : this.embedded;
  }
}

function nameOf({operation}: Owner): string {
  return operation.name?.value ?? 'one without a name';
}

/** Whether an operation is invalid without variables. */
export function needsVariables({
  variableDefinitions = [],
}: OperationDefinitionNode): boolean {
  return variableDefinitions.some(
    ({type, defaultValue}) => !defaultValue && type.kind === Kind.NON_NULL_TYPE,
  );
}

function ownersOf(
  document: DocumentNode,
  block?: Block,
  issues: readonly Issue[] = [],
): readonly Owner[] {
  const isValid = !issues.some(isError);
  const isDeprecated = issues.length > 0;
  return document.definitions.flatMap((operation) =>
    operation.kind === Kind.OPERATION_DEFINITION
      ? {
          operation,
          document,
          ...(block && {block}),
          written: {isValid, hasVariables: false, isDeprecated},
        }
      : [],
  );
}
