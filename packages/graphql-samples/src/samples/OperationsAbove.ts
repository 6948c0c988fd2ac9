import {Kind, type DocumentNode, type OperationDefinitionNode} from 'graphql';
import {toError, type Issue} from '../report/issue';
import type {Block} from './block';
import type {SampleMarks} from './parseMarks';
import {suggest} from './suggest';

/** An operation with the sample's other definitions. */
export interface Owner {
  readonly operation: OperationDefinitionNode;
  readonly document: DocumentNode;
}

interface Entry {
  readonly document: DocumentNode;
  /** Missing for operations that need no block of variables. */
  readonly block?: Block;
}

/** The operations of a text above the current block. */
export class OperationsAbove {
  private readonly entries: Entry[];
  /** Those inside blocks of other languages, which count if no block has one. */
  private readonly embedded: DocumentNode[] = [];
  private readonly withVariables = new Set<OperationDefinitionNode>();

  constructor(documents: readonly DocumentNode[] = []) {
    this.entries = documents.map((document) => ({document}));
  }

  /** Adds the operations of a block; without `block` they need no variables. */
  add(document: DocumentNode, block?: Block): void {
    this.entries.push({document, ...(block && {block})});
  }

  /** Adds operations inside a block of another language. */
  addEmbedded(document: DocumentNode): void {
    this.embedded.push(document);
  }

  /** Notes that a block has the variables of an operation. */
  addVariables(operation: OperationDefinitionNode): void {
    this.withVariables.add(operation);
  }

  /** The operations of the nearest sample above. */
  nearest(): readonly Owner[] {
    const owners = this.owners();
    return owners.filter(({document}) => document === owners[0]?.document);
  }

  /** Finds the operation that marked JSON belongs to. */
  find({part, operation: name}: SampleMarks): Owner | Issue {
    if (name !== undefined) return this.findNamed(name);
    const nearest = this.nearest();
    if (nearest.length > 1) {
      const names = nearest.map(({operation}) => operation.name?.value);
      const listed = names.map((known) => known ?? 'one without a name').join(', ');
      const first = names.find((known) => known !== undefined) ?? 'Name';
      return toError(
        `The sample above has several operations: ${listed}. Name one with "${part} for=${first}".`,
        0,
      );
    }
    return (
      nearest[0] ??
      toError(`There is no operation above this sample, which is marked "${part}".`, 0)
    );
  }

  /** The operations that need variables and have no block of them. */
  withoutVariables(): readonly {
    readonly block: Block;
    readonly operation: OperationDefinitionNode;
  }[] {
    return this.entries.flatMap(({document, block}) =>
      ownersOf(document).flatMap(({operation}) =>
        block && needsVariables(operation) && !this.withVariables.has(operation)
          ? {block, operation}
          : [],
      ),
    );
  }

  private findNamed(name: string): Owner | Issue {
    const owners = this.owners();
    const names = owners.flatMap(({operation}) => operation.name?.value ?? []);
    return (
      owners.find(({operation}) => operation.name?.value === name) ??
      toError(
        `There is no operation "${name}" above this sample.${suggest(name, names)}`,
        0,
      )
    );
  }

  private owners(): readonly Owner[] {
    const own = this.entries.toReversed().flatMap(({document}) => ownersOf(document));
    return own.length > 0 ? own : this.embedded.toReversed().flatMap(ownersOf);
  }
}

function needsVariables({variableDefinitions = []}: OperationDefinitionNode): boolean {
  return variableDefinitions.some(
    ({type, defaultValue}) => !defaultValue && type.kind === Kind.NON_NULL_TYPE,
  );
}

function ownersOf(document: DocumentNode): readonly Owner[] {
  return document.definitions.flatMap((operation) =>
    operation.kind === Kind.OPERATION_DEFINITION ? {operation, document} : [],
  );
}
