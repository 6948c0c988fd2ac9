import {Kind, type DocumentNode, type OperationDefinitionNode} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import type {SampleMarks} from './readMarks';
import {suggest} from './suggest';
import {toError, type Issue, type Sample} from './types';

/** An operation with the sample's other definitions. */
export interface Owner {
  readonly operation: OperationDefinitionNode;
  readonly document: DocumentNode;
}

interface Entry {
  readonly document: DocumentNode;
  /** Where it stands; missing for one that need not have variables. */
  readonly sample?: Sample;
}

/** The operations of a text as far as it was read, and the variables they are sent with. */
export class Requests {
  private readonly entries: Entry[];
  /** Those inside blocks of other languages; they count where no block holds one. */
  private readonly embedded: DocumentNode[] = [];
  private readonly variables = new Map<OperationDefinitionNode, JsonNode>();

  constructor(documents: readonly DocumentNode[] = []) {
    this.entries = documents.map((document) => ({document}));
  }

  add(document: DocumentNode, sample?: Sample): void {
    this.entries.push({document, ...(sample && {sample})});
  }

  addEmbedded(document: DocumentNode): void {
    this.embedded.push(document);
  }

  setVariables(operation: OperationDefinitionNode, json: JsonNode): void {
    this.variables.set(operation, json);
  }

  variablesOf(operation: OperationDefinitionNode): JsonNode | undefined {
    return this.variables.get(operation);
  }

  /** The operations of the nearest sample above, or none. */
  nearest(): readonly Owner[] {
    const owners = this.owners();
    return owners.filter(({document}) => document === owners[0]?.document);
  }

  /** The operation that marked JSON belongs to. */
  find({part, operation: name}: SampleMarks): Owner | Issue {
    if (name !== undefined) return this.findNamed(name);
    const nearest = this.nearest();
    if (nearest.length > 1) {
      const names = nearest.map(({operation}) => operation.name?.value);
      const listed = names.map((known) => known ?? 'one without a name').join(', ');
      const first = names.find((known) => known !== undefined) ?? 'Name';
      return toError(
        `The sample above holds several operations: ${listed}. Name one with "${part} for=${first}".`,
        0,
      );
    }
    return (
      nearest[0] ?? toError(`No operation stands above this sample marked "${part}".`, 0)
    );
  }

  /** The operations that need variables and have none, with the samples that hold them. */
  withoutVariables(): readonly {
    readonly sample: Sample;
    readonly operation: OperationDefinitionNode;
  }[] {
    return this.entries.flatMap(({document, sample}) =>
      sample
        ? ownersOf(document)
            .filter(
              ({operation}) =>
                needsVariables(operation) && !this.variables.has(operation),
            )
            .map(({operation}) => ({sample, operation}))
        : [],
    );
  }

  private findNamed(name: string): Owner | Issue {
    const owners = this.owners();
    const names = owners.flatMap(({operation}) => operation.name?.value ?? []);
    return (
      owners.find(({operation}) => operation.name?.value === name) ??
      toError(
        `No operation "${name}" stands above this sample.${suggest(name, names)}`,
        0,
      )
    );
  }

  private owners(): readonly Owner[] {
    const own = this.entries.toReversed().flatMap(({document}) => ownersOf(document));
    return own.length > 0 ? own : this.embedded.toReversed().flatMap(ownersOf);
  }
}

export function ownersOf(document: DocumentNode): readonly Owner[] {
  return document.definitions.flatMap((operation) =>
    operation.kind === Kind.OPERATION_DEFINITION ? {operation, document} : [],
  );
}

function needsVariables({variableDefinitions = []}: OperationDefinitionNode): boolean {
  return variableDefinitions.some(
    ({type, defaultValue}) => !defaultValue && type.kind === Kind.NON_NULL_TYPE,
  );
}
