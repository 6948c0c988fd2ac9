/** Words of a question that say nothing about what is looked for. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be been but by can could did do does done for from get got had
  has have how i if in into is it its just let make may me mean means might must my need no not of on
  or our out should so some such than that the their them then there these they this those to too us
  use used using want was way we were what when where whether which while who whom whose why will
  with without would you your`.split(/\s+/u),
);
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'are can could do does how is may must should what when where which who why'.split(' '),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether these words read as a question or a sentence rather than as a name. */
export function isQuestion(words: readonly string[]): boolean {
  const [first] = words;
  return words.length > 1 && first !== undefined && QUESTION_WORDS.has(first);
}

/** Whether the words ask how something is done: `how to create a space`, `how do I log in`. */
export function isTask(words: readonly string[]): boolean {
  const [first, second = ''] = words;
  return first === 'how' && ['can', 'do', 'should', 'to'].includes(second);
}
