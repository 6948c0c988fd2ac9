import {Kind, type DocumentNode, type OperationDefinitionNode} from 'graphql';
import {toError, type Issue} from '../report/issue';
import type {Block} from './block';
import type {SampleMarks} from './parseMarks';
import {suggest} from './suggest';

/** An operation with the sample's other definitions. */
export interface Owner {
  readonly operation: OperationDefinitionNode;
  readonly document: DocumentNode;
  /** Missing for an operation that needs no block of variables. */
  readonly block?: Block;
}

/** The operations of a text above the current block, those of the nearest sample first. */
export class OperationsAbove {
  private readonly own: Owner[] = [];
  /** Those inside blocks of other languages, which count if no block has one. */
  private readonly embedded: Owner[] = [];
  private readonly withVariables = new Set<OperationDefinitionNode>();

  /** Adds the operations of a block; without `block` they need no variables. */
  add(document: DocumentNode, block?: Block): void {
    this.own.unshift(...ownersOf(document, block));
  }

  /** Adds operations inside a block of another language. */
  addEmbedded(document: DocumentNode): void {
    this.embedded.unshift(...ownersOf(document));
  }

  /** Notes that a block has the variables of an operation. */
  addVariables(operation: OperationDefinitionNode): void {
    this.withVariables.add(operation);
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
    return this.own.flatMap((owner) => {
      const {operation, block} = owner;
      const isMissing = needsVariables(operation) && !this.withVariables.has(operation);
      return block && isMissing ? {...owner, block} : [];
    });
  }

  private all(): readonly Owner[] {
    return this.own.length > 0 ? this.own : this.embedded;
  }
}

function nameOf({operation}: Owner): string {
  return operation.name?.value ?? 'one without a name';
}

function needsVariables({variableDefinitions = []}: OperationDefinitionNode): boolean {
  return variableDefinitions.some(
    ({type, defaultValue}) => !defaultValue && type.kind === Kind.NON_NULL_TYPE,
  );
}

function ownersOf(document: DocumentNode, block?: Block): readonly Owner[] {
  return document.definitions.flatMap((operation) =>
    operation.kind === Kind.OPERATION_DEFINITION
      ? {operation, document, ...(block && {block})}
      : [],
  );
}
