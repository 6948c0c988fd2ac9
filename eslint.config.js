import {fileURLToPath} from 'node:url';
import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const TESTS = ['**/__tests__/**', '**/__fixtures__/**', 'tests/**'];
const PLUGIN = 'packages/docusaurus-plugin-graphql-reference/src';

/** The graphql library builds the reference; what it makes for the site is plain data. */
const GRAPHQL_LIBRARY = {
  regex: '^graphql(?:/|$)',
  message:
    'Only schema/, reference/ and samples/ of the reference plugin know graphql-js; pass plain data on (ARCHITECTURE.md, invariant 2).',
};
/** All of Docusaurus but what pages use in the browser. */
const DOCUSAURUS_SERVER = {
  regex:
    '^@docusaurus/(?!(?:Link|Head|Translate|BrowserOnly|Noop|ComponentCreator|router|renderRoutes|use[A-Z]\\w+|isInternalUrl|constants|core/lib/client|ExecutionEnvironment|theme-common|utils-common)(?:/|$)|plugin-content-\\w+/client)',
  allowTypeImports: true,
  message:
    'Only index.ts talks to Docusaurus; take what you need as an argument (ARCHITECTURE.md, invariant 4).',
};

/** Folders of a package that may not import from others: the flow goes one way. */
const ZONES = [
  {target: './packages', from: './site', message: 'A package knows no site.'},
  {
    target: `./${PLUGIN}/schema`,
    from: `./${PLUGIN}`,
    except: ['./schema'],
    message: 'schema/ comes first in the flow and imports nothing that follows.',
  },
  {
    target: `./${PLUGIN}/reference`,
    from: [`./${PLUGIN}/pages`, `./${PLUGIN}/document`, `./${PLUGIN}/theme`],
    message: 'reference/ comes before pages and theme in the flow.',
  },
  {
    target: `./${PLUGIN}/theme`,
    from: [`./${PLUGIN}/schema`, `./${PLUGIN}/samples`],
    message: 'theme/ prints complete props and looks nothing up.',
  },
];

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/.docusaurus/',
    '**/.cache/',
    'site/build/',
    'site/build.*/',
    'site/static/',
  ]),
  js.configs.recommended,
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    languageOptions: {globals: globals.node},
    rules: {
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-console': 'off',
      'object-shorthand': 'error',
    },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.node.json', 'tsconfig.browser.json', 'tests/tsconfig.json'],
        tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)),
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      // Declarations for the theme name the props of a component even when it adds none.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        {allowInterfaces: 'with-single-extends'},
      ],
      // Where an index is known to be in range, `!` says so; `?? 0` would invent a case.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      // A number in a message is what one means to write.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `() => list.push(item)` is fine where the result is not looked at.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true},
      ],
      // TypeScript's noPropertyAccessFromIndexSignature is off, and both forms read well.
      '@typescript-eslint/dot-notation': 'off',
      // An empty text stands for a missing one in many attributes and options.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: true}],
    },
  },
  {
    files: TYPESCRIPT,
    plugins: {'import-x': importX},
    settings: {
      // Without these two the rule for cycles reads no TypeScript, and finds none.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
      'import-x/resolver-next': [
        createTypeScriptImportResolver({project: 'tsconfig.json'}),
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      'import-x/no-restricted-paths': ['error', {zones: ZONES}],
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}', 'site/src/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      `${PLUGIN}/schema/**`,
      `${PLUGIN}/reference/**`,
      `${PLUGIN}/samples/**`,
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [GRAPHQL_LIBRARY, DOCUSAURUS_SERVER]},
      ],
    },
  },
  {
    files: [`${PLUGIN}/{schema,reference,samples}/**/*.ts`],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [DOCUSAURUS_SERVER]},
      ],
    },
  },
  {
    // Wiring: here a package meets Docusaurus. Not the graphql library, though.
    files: ['packages/*/src/index.ts', 'packages/*/src/options.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [GRAPHQL_LIBRARY]},
      ],
    },
  },
  {
    files: ['benchmarks/browser/**'],
    languageOptions: {globals: globals.browser},
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: {globals: globals.browser},
    rules: {
      // What can be scrolled must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['pre'], roles: ['tabpanel', 'region'], allowExpressionValues: true},
      ],
    },
  },
);
