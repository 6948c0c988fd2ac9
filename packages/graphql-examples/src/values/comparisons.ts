import {wordsOf} from './place';

/** Comparisons with a value of the compared field. */
export const EQUALITY =
  /^_?(?:eq|equals?|equal_?to|exact|is|in|one_?of|any_?of|values?)$/i;
/** Comparisons with a part of a text. */
export const PARTIAL =
  /^_?i?(?:like|contains|includes|(?:starts|begins|ends)_?with|match(?:es)?)$/i;
const COMPARED = new Set(
  `eq equal equals exact ne neq not in nin one gt gte lt lte greater less lesser like ilike nlike nilike similar
  nsimilar contains includes starts begins ends match matches regex iregex nregex niregex distinct null exists
  between`.split(/\s+/),
);
const BESIDE = new Set(
  'is any of than or to with from insensitive value values'.split(' '),
);
/** A comparison at the end of a name: `id_in`, `popularity_greater`. */
const ENDED =
  /^([a-z]\w*?)_(?:eq|in|not|not_\w+|n?in|neq?|[gl]te?|greater|less(?:er)?|i?like|contains\w*|starts_with\w*|ends_with\w*|is_null|exists)$/;

/** Whether a name is that of a comparison of any kind: `eq`, `lessThanOrEqualTo`. */
export function isComparison(name: string): boolean {
  const words = wordsOf(name);
  return (
    EQUALITY.test(name) ||
    (words.some((word) => COMPARED.has(word)) &&
      words.every((word) => COMPARED.has(word) || BESIDE.has(word)))
  );
}

/** The members of a filter without all but one comparison of a field, because nothing meets all. */
export function withoutRivals<Member extends {readonly name: string}>(
  members: readonly Member[],
): readonly Member[] {
  const compared = members.filter(({name}) => !/^_?(?:and|or|not)$/i.test(name));
  const comparisons = compared.filter(({name}) => isComparison(name));
  if (comparisons.length > 1 && comparisons.length > compared.length / 2) {
    return [
      [EQUALITY, PARTIAL]
        .map((pattern) => comparisons.find(({name}) => pattern.test(name)))
        .find((found) => found !== undefined) ?? comparisons[0]!,
    ];
  }
  const baseOf = ({name}: Member): string => ENDED.exec(name)?.[1] ?? name;
  const first = new Map(members.toReversed().map((each) => [baseOf(each), each]));
  for (const each of members) if (baseOf(each) === each.name) first.set(each.name, each);
  return members.filter((each) => first.get(baseOf(each)) === each);
}
