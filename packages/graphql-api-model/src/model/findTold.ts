import type {AppliedDirective} from './apiModel';
import type {ContractFact, ResolvedSources} from './contractDirectives';
import {readLiteral, toTexts} from './readLiteral';

/** The values of a directive where it is applied, by what they tell: as written, else the defaults. */
export type Told = Readonly<Record<string, unknown>>;

/** What a field or the schema tells of a fact. */
export function findTold(
  fact: ContractFact,
  directives: readonly AppliedDirective[],
  sources: ResolvedSources,
): readonly Told[] {
  const source = sources.get(fact);
  return directives
    .filter(({name}) => name === source?.directive.name)
    .map((applied) => {
      const values = [...(source?.arguments ?? [])].map(([part, argument]) => {
        const given = applied.arguments.find(({name}) => name === argument.name)?.value;
        const literal = given ?? argument.defaultValue;
        const value = literal === undefined ? undefined : readLiteral(literal);
        const isNested = argument.type.notation.startsWith('[[') && Array.isArray(value);
        return [part, isNested ? value.map((item: unknown) => [item].flat()) : value];
      });
      return Object.fromEntries(values) as Told;
    });
}

/** A text as a property; none where it is not told. */
export function toText<Part extends string>(
  told: Told,
  part: Part,
): Readonly<Partial<Record<Part, string>>> {
  const [text] = toTexts(told[part]);
  return (text === undefined ? {} : {[part]: text}) as Partial<Record<Part, string>>;
}

/** Lists of which one is needed: a plain list is the only one. */
export function toAlternatives(value: unknown): readonly (readonly string[])[] {
  const isNested = Array.isArray(value) && value.some(Array.isArray);
  const lists = isNested ? value.map(toTexts) : [toTexts(value)];
  return lists.filter(({length}) => length > 0);
}
