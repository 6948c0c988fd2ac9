/** Folders whose tests are judged when no other is named. */
export const ROOMS: readonly string[] = [
  'packages/docusaurus-theme-instant-search/src/engine',
];

/** The share of mutants, in percent, that tests must notice. */
export const BAR = 85;

/** Tests that ask thousands of questions: minutes for each mutant, and no more than the others see. */
export const LEFT_OUT: readonly string[] = [
  '**/docusaurus-theme-instant-search/src/engine/__tests__/identifiers.test.ts',
];
