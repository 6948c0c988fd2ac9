import {getNamedType, isEnumType} from 'graphql';
import {wordsOf} from '../../values/place';
import type {Shown, ShownObject} from './readShown';

/** Verbs whose effect is that something did not happen, or is no longer true. */
const UNDOES: Readonly<Record<string, readonly string[]>> = {
  reopen: ['close', 'lock'],
  restore: ['delete', 'archive', 'remove'],
  undelete: ['delete'],
  enable: ['disable'],
  activate: ['deactivate', 'suspend'],
  resume: ['pause'],
  show: ['hide'],
};
const PARTICIPLES: Readonly<Record<string, string>> = {
  hide: 'hidden',
  send: 'sent',
  withdraw: 'withdrawn',
  leave: 'left',
};

/** `closed` and `following` of `close` and `follow`. */
function isDone(word: string, verb: string): boolean {
  const stem = verb.replace(/e$/, '');
  return (
    word === PARTICIPLES[verb] ||
    word === `${stem}ed` ||
    word === `${stem}${stem.at(-1)}ed` ||
    word === `${stem.replace(/y$/, 'i')}ed` ||
    word === `${stem}ing`
  );
}

/** What the names of an operation and of an action that it is sent mean for its result. */
function verbsOf({
  root,
  sent,
}: Shown): readonly (readonly [verb: string, isDone: boolean])[] {
  const actions = sent
    .filter(({name, type}) => /action$/i.test(name) && isEnumType(getNamedType(type)))
    .map(({value}) => wordsOf(String(value))[0]!);
  const verb = wordsOf(root.field.name)[0]!;
  return [verb, ...actions].flatMap((each): (readonly [string, boolean])[] => {
    const base = each.replace(/^un(?=[a-z]{3})/, '');
    const undone = UNDOES[each] ?? (base === each ? [] : [base]);
    return undone.length > 0 ? undone.map((one) => [one, false]) : [[each, true]];
  });
}

/** States and flags of the result that deny what a mutation did. */
export function checkEffects(shown: Shown): readonly string[] {
  if (shown.kind !== 'mutation') return [];
  const sent = new Set(shown.sent.map(({name}) => name));
  return verbsOf(shown).flatMap(([verb, happens]) =>
    shown.groups.flat().flatMap(({fields}) =>
      [...fields.values()].flatMap(({field, value}) => {
        const words = wordsOf(field.name);
        const type = getNamedType(field.type);
        if (sent.has(field.name)) return [];
        const text = `${field.name} is ${JSON.stringify(value)}`;
        if (isEnumType(type) && /(?:state|status)$/i.test(field.name)) {
          const done = type
            .getValues()
            .find(({name}) => isDone(name.toLowerCase(), verb));
          return done && (done.name === value) !== happens ? [text] : [];
        }
        const isMoment =
          words.length === 2 && words[1] === 'at' && isDone(words[0]!, verb);
        if (isMoment) return (value !== null) === happens ? [] : [text];
        const isFlag =
          type.name === 'Boolean' &&
          words.every(
            (word) => /^(?:is|has|viewer|by|me)$/.test(word) || isDone(word, verb),
          ) &&
          words.some((word) => isDone(word, verb));
        return isFlag && value !== happens ? [text] : [];
      }),
    ),
  );
}

/** Flags and states that deny the moments beside them: `closed: false`, but `closedAt`. */
export function checkStates({objects}: Shown): readonly string[] {
  return objects.flatMap(({fields, path}) =>
    [...fields.values()].flatMap(({field, value}) => {
      const name = field.name.replace(/^is([A-Z])/, (_, first: string) =>
        first.toLowerCase(),
      );
      const moment = fields.get(`${name}At`);
      const isOther =
        typeof value === 'boolean' && moment && (moment.value !== null) !== value;
      const closed = fields.get('closedAt')?.value;
      const isOpen =
        /^(?:state|status)$/.test(field.name) && value === 'OPEN' && closed != null;
      return isOther || isOpen ? [`${path}.${field.name}`] : [];
    }),
  );
}

/** Names of what comes first, and of what comes after it. */
const ORDER: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [
    /^(?:starts?(?:At|On|Date|Time)?|from|since|startedAt|beginsAt|opensAt)$/,
    /^(?:ends?(?:At|On|Date|Time)?|to|until|endedAt|closesAt)$/,
  ],
  [
    /^(?:createdAt|createdOn|created|created_at)$/,
    /^(?:(?:updated|edited|modified|closed|merged|published|deleted|archived|answered|submitted|resolved|dismissed|locked|expires|starts|ends|closes|due|lastEdited)(?:At|On|_at)?|dueOn|dueDate)$/,
  ],
  [/^min(?:imum)?[A-Z]?/, /^max(?:imum)?[A-Z]?/],
];

function isLater(one: unknown, other: unknown): boolean {
  if (typeof one === 'number') return typeof other === 'number' && one > other;
  const moments = [one, other].map((value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : NaN,
  );
  return moments[0]! > moments[1]!;
}

/** Starts after ends, and creations after changes, of an object or of what was sent. */
export function checkOrder({objects, sent}: Shown): readonly string[] {
  const all = [
    ...objects.map(({fields, path}: ShownObject) => ({
      path,
      values: [...fields].map(([name, {value}]) => ({name, value})),
    })),
    {path: 'sent', values: sent},
  ];
  return all.flatMap(({path, values}) =>
    ORDER.flatMap(([before, after]) =>
      values
        .filter(({name}) => before.test(name))
        .flatMap((first) =>
          values
            .filter(({name, value}) => after.test(name) && isLater(first.value, value))
            .map(({name}) => `${path}: ${first.name} after ${name}`),
        ),
    ),
  );
}

/** Errors of an operation that an example shows as successful. */
export function checkFailures({groups}: Shown): readonly string[] {
  return (groups[0] ?? []).flatMap(({fields}) =>
    [...fields.values()]
      .filter(({field, value}) =>
        /^(?:ok|success|successful|succeeded)$/.test(field.name)
          ? value === false
          : /^(?:\w+Errors|errors|error)$/.test(field.name) &&
            value !== null &&
            !(Array.isArray(value) && value.length === 0),
      )
      .map(({field}) => field.name),
  );
}
