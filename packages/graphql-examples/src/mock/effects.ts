import {type GraphQLLeafType, isEnumType} from 'graphql';
import {wordsOf} from '../values/place';

/** What a mutation makes true or, where it undoes something, no longer true. */
export interface Effect {
  /** Such as `close`. */
  readonly verb: string;
  readonly happens: boolean;
}

/** What the verbs undo that do not begin with `un`. */
const UNDOES: Readonly<Record<string, readonly string[]>> = {
  activate: ['deactivate', 'suspend'],
  enable: ['disable'],
  reopen: ['close', 'lock'],
  restore: ['delete', 'archive', 'remove'],
  resume: ['pause'],
  show: ['hide'],
};
const IRREGULAR: Readonly<Record<string, string>> = {
  hide: 'hidden',
  leave: 'left',
  send: 'sent',
  withdraw: 'withdrawn',
};
/** The state of what nothing has happened to. */
const AT_REST = /^(?:RE)?OPEN(?:ED)?$|^ACTIVE$|^NONE$/i;

/** The effects of a mutation by its name, and by an action that it is sent. */
export function effectsOf(
  name: string,
  sent: ReadonlyMap<string, unknown>,
): readonly Effect[] {
  const actions = [...sent].filter(([key]) => /action$/i.test(key));
  return [name, ...actions.map(([, value]) => String(value))].flatMap(
    (text): readonly Effect[] => {
      const verb = wordsOf(text)[0] ?? '';
      const base = verb.replace(/^un(?=[a-z]{3})/, '');
      const undone = Object.hasOwn(UNDOES, verb)
        ? UNDOES[verb]!
        : base === verb
          ? []
          : [base];
      return undone.length > 0
        ? undone.map((each) => ({verb: each, happens: false}))
        : [{verb, happens: true}];
    },
  );
}

/** Whether a word is a participle of a verb: `closed` and `following` of `close` and `follow`. */
function isDone(word: string, verb: string): boolean {
  const stem = verb.replace(/e$/, '');
  const stems = [stem, `${stem}${stem.at(-1) ?? ''}`, stem.replace(/y$/, 'i')];
  return (
    word === IRREGULAR[verb] ||
    word === `${stem}ing` ||
    stems.some((each) => word === `${each}ed`)
  );
}

/** The value that an effect has in a state or a flag; undefined for other fields. */
export function effectOn(
  effects: readonly Effect[],
  name: string,
  type: GraphQLLeafType,
): unknown {
  if (effects.length === 0) return undefined;
  if (isEnumType(type)) {
    if (!/(?:state|status)$/i.test(name)) return undefined;
    const values = type.getValues();
    for (const {verb, happens} of effects) {
      const done =
        values.find((value) => isDone(value.name.toLowerCase(), verb)) ??
        values.find((value) => wordsOf(value.name)[0] === verb);
      const other =
        values.find((value) => AT_REST.test(value.name)) ??
        values.find((value) => value !== done);
      if (done) return (happens ? done : other)?.value;
    }
    return undefined;
  }
  if (type.name !== 'Boolean') return undefined;
  const words = wordsOf(name).filter((word) => !/^(?:is|has|viewer|by|me)$/.test(word));
  const [word] = words;
  return words.length === 1
    ? effects.find(({verb}) => isDone(word!, verb))?.happens
    : undefined;
}

/** Whether an effect sets a moment, such as `closedAt`; undefined for other fields. */
export function happensAt(effects: readonly Effect[], name: string): boolean | undefined {
  if (effects.length === 0) return undefined;
  const [word = '', at, ...rest] = wordsOf(name);
  return at === 'at' && rest.length === 0
    ? effects.find(({verb}) => isDone(word, verb))?.happens
    : undefined;
}
