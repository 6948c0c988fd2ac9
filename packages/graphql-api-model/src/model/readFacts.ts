import type {AppliedDirective} from './apiModel';
import {readArgument} from './appliedDirectives';
import type {ContractFact, ResolvedSources} from './contractDirectives';
import {toTexts} from './readLiteral';

/** The values of a directive where it is applied, by the parts of a fact: as written, or else the defaults. */
export type FactValues = Readonly<Record<string, unknown>>;

/** The values of a fact wherever the directives of a field or of the schema declare it. */
export function readFacts(
  fact: ContractFact,
  directives: readonly AppliedDirective[],
  sources: ResolvedSources,
): readonly FactValues[] {
  const source = sources.get(fact);
  return directives
    .filter(({name}) => name === source?.directive.name)
    .map((applied) => {
      const values = [...(source?.arguments ?? [])].map(([part, argument]) => {
        const value = readArgument(applied, argument);
        const isNested = argument.type.notation.startsWith('[[') && Array.isArray(value);
        return [part, isNested ? value.map((item: unknown) => [item].flat()) : value];
      });
      return Object.fromEntries(values) as FactValues;
    });
}

/** A text as a property; none where it is missing. */
export function toText<Part extends string>(
  values: FactValues,
  part: Part,
): Readonly<Partial<Record<Part, string>>> {
  const [text] = toTexts(values[part]);
  return (text === undefined ? {} : {[part]: text}) as Partial<Record<Part, string>>;
}

/** Lists of which one is needed: a plain list is the only one. */
export function toAlternatives(value: unknown): readonly (readonly string[])[] {
  const isNested = Array.isArray(value) && value.some(Array.isArray);
  const lists = isNested ? value.map(toTexts) : [toTexts(value)];
  return lists.filter(({length}) => length > 0);
}
