import type {AppliedDirective} from './apiModel';
import type {ContractFact, ResolvedSource, ResolvedSources} from './contractDirectives';
import {readLiteral, toTexts} from './readLiteral';

/** Reads a directive where it is applied, by what its arguments hold. */
export class Application {
  readonly #source: ResolvedSource;
  readonly #applied: AppliedDirective;

  constructor(source: ResolvedSource, applied: AppliedDirective) {
    this.#source = source;
    this.#applied = applied;
  }

  /** The value of an argument: as written, else its default; undefined where it has none. */
  valueOf(part: string): unknown {
    const name = this.#source.arguments.get(part);
    const literal =
      this.#applied.arguments.find((argument) => argument.name === name)?.value ??
      this.#findArgument(name)?.defaultValue;
    return literal === undefined ? undefined : readLiteral(literal);
  }

  texts(part: string): readonly string[] {
    return toTexts(this.valueOf(part));
  }

  /** The text of an argument as a property, none where it has no value. */
  text<Name extends string>(part: Name): Readonly<Partial<Record<Name, string>>> {
    const [text] = this.texts(part);
    return (text === undefined ? {} : {[part]: text}) as Readonly<
      Partial<Record<Name, string>>
    >;
  }

  /** Lists of which one is needed: where the argument takes a plain list, that is the only one. */
  alternatives(part: string): readonly (readonly string[])[] {
    const value = this.valueOf(part);
    const name = this.#source.arguments.get(part);
    const isNested = this.#findArgument(name)?.type.notation.startsWith('[[') ?? false;
    const lists =
      isNested && Array.isArray(value) ? value.map(toTexts) : [toTexts(value)];
    return lists.filter(({length}) => length > 0);
  }

  #findArgument(
    name: string | undefined,
  ): ResolvedSource['directive']['arguments'][number] | undefined {
    return this.#source.directive.arguments.find((argument) => argument.name === name);
  }
}

/** Where a field or the schema tells a fact. */
export function findApplications(
  fact: ContractFact,
  directives: readonly AppliedDirective[],
  sources: ResolvedSources,
): readonly Application[] {
  const source = sources.get(fact);
  return source
    ? directives
        .filter(({name}) => name === source.directive.name)
        .map((applied) => new Application(source, applied))
    : [];
}
