import type {Element} from '../model/apiModel';

const REMOVAL_WORD = /\b(?:remove|removal|sunset|retire|delete)/i;
const REMOVAL_DATE = new RegExp(
  `${REMOVAL_WORD.source}[^.]*?(\\d{4}-\\d{2}-\\d{2})`,
  'i',
);
const DATE = /^"(\d{4}-\d{2}-\d{2})/;

/** Finds the day in a directive about the removal, such as `@sunset(on: "2027-06-01")`, or in the reason. */
export function findRemoval({directives, deprecation}: Element): string | undefined {
  const [date] = directives.flatMap(({name: directive, arguments: list}) =>
    list.flatMap(({name, value}) =>
      REMOVAL_WORD.test(directive) || REMOVAL_WORD.test(name)
        ? (DATE.exec(value)?.[1] ?? [])
        : [],
    ),
  );
  return date ?? REMOVAL_DATE.exec(deprecation?.reason ?? '')?.[1];
}
