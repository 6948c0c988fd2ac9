/** Code that is changed to see whether its unit tests notice. */
export interface RoomSettings {
  readonly name: string;
  /** Globs from the root of the repository; tests, fixtures and declarations never count. */
  readonly sources: readonly string[];
  /** Of these run the ones that import a changed file, directly or not. */
  readonly tests: readonly string[];
}

export const ROOMS: readonly RoomSettings[] = [
  {
    name: 'model',
    sources: ['packages/graphql-api-model/src/model/**/*.ts'],
    tests: [
      'packages/graphql-api-model/src/{model,addresses}/__tests__/*.test.ts',
      // It reads GitHub's schema: seconds for each mutant, and no more than the others see.
      '!**/json.test.ts',
    ],
  },
  {
    name: 'views',
    sources: ['packages/graphql-api-model/src/views/**/*.ts'],
    tests: ['packages/graphql-api-model/src/views/__tests__/*.test.ts'],
  },
  {
    name: 'search',
    sources: ['packages/docusaurus-theme-instant-search/src/engine/**/*.ts'],
    tests: [
      'packages/docusaurus-theme-instant-search/src/engine/__tests__/*.test.ts',
      // Thousands of questions: too many for each mutant, and no more than the others see.
      '!**/identifiers.test.ts',
    ],
  },
  {
    name: 'samples',
    sources: [
      'packages/{docusaurus-plugin-graphql-reference/src/samples,graphql-samples/src}/**/*.ts',
    ],
    tests: [
      'packages/{docusaurus-plugin-graphql-reference/src/samples,graphql-samples/src}/**/*.test.ts',
    ],
  },
];

/** The share of a room's mutants, in percent, that tests must notice, be the others accepted. */
export const BAR = 85;
