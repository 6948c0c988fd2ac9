import {type GraphQLLeafType, isEnumType} from 'graphql';
import {wordsOf} from '../values/place';

/** What a mutation makes true or, where it undoes something, no longer true. */
export interface Effect {
  /** Such as `close`. */
  readonly verb: string;
  readonly happens: boolean;
  /** Whether the verb is a state already, such as `paid` of `markAsPaid`. */
  readonly isState?: boolean;
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
/** Participles that are no verb with an ending. */
const IRREGULAR: Readonly<Record<string, string>> = {
  freeze: 'frozen',
  hide: 'hidden',
  leave: 'left',
  pay: 'paid',
  send: 'sent',
  withdraw: 'withdrawn',
};
/** Verbs of the states in the GraphQL APIs of shops, code hosts and chats, for names that begin with a noun. */
const VERBS = new Set(
  `accept activate approve archive assign ban block cancel capture close complete confirm create deactivate
  decline delete deliver disable dismiss enable expire fail finish follow freeze fulfill fulfil hide join
  leave lock merge mute pause pay pin publish reject remove resolve revoke schedule send ship start stop
  submit subscribe suspend verify void withdraw`.split(/\s+/),
);
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
      const words = wordsOf(text);
      // `markAsPaid` names the state itself.
      const state = words[words.indexOf('as') + 1];
      if (words.includes('as') && state !== undefined) {
        return [{verb: state, happens: !text.startsWith('un'), isState: true}];
      }
      const isVerb = (word: string): boolean =>
        VERBS.has(word) || undoneBy(word).length > 0;
      const [first = ''] = words;
      const verb = [first, ...words.toReversed()].find(isVerb) ?? first;
      const undone = undoneBy(verb);
      return undone.length > 0
        ? undone.map((each) => ({verb: each, happens: false}))
        : [{verb, happens: true}];
    },
  );
}

function undoneBy(verb: string): readonly string[] {
  const base = verb.replace(/^un(?=[a-z]{3})/, '');
  return Object.hasOwn(UNDOES, verb) ? UNDOES[verb]! : base === verb ? [] : [base];
}

/** Whether a word is a participle of a verb: `closed` and `following` of `close` and `follow`. */
export function isDone(word: string, verb: string): boolean {
  const stem = verb.replace(/e$/, '');
  const stems = [stem, `${stem}${stem.at(-1) ?? ''}`, stem.replace(/y$/, 'i')];
  return (
    word === IRREGULAR[verb] ||
    word === `${stem}ing` ||
    stems.some((each) => word === `${each}ed`)
  );
}

function isOf({isState, verb}: Effect, word: string): boolean {
  return isState ? word === verb : isDone(word, verb);
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
    for (const effect of effects) {
      const {verb, happens} = effect;
      const done =
        values.find((value) => isOf(effect, value.name.toLowerCase())) ??
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
    ? effects.find((effect) => isOf(effect, word!))?.happens
    : undefined;
}

/** Whether an effect sets a moment, such as `closedAt`; undefined for other fields. */
export function happensAt(effects: readonly Effect[], name: string): boolean | undefined {
  if (effects.length === 0) return undefined;
  const [word = '', at, ...rest] = wordsOf(name);
  return at === 'at' && rest.length === 0
    ? effects.find((effect) => isOf(effect, word))?.happens
    : undefined;
}

/** Whether a name begins with what a mutation does: `deletedTaskId` of `deleteTask`. */
export function isEffectOf(effects: readonly Effect[], name: string): boolean {
  const [word = ''] = wordsOf(name);
  return effects.some((effect) => effect.happens && isOf(effect, word));
}
