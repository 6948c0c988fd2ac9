import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const TESTS = ['**/__tests__/**', 'tests/**'];
const PLUGIN = 'packages/docusaurus-plugin-graphql-reference/src';
const MODEL = 'packages/graphql-api-model/src';
const SAMPLES = 'packages/graphql-samples/src';
const EXAMPLES = 'packages/graphql-examples/src';
const SOURCES = 'packages/graphql-reference/src/sources';

/** The graphql library builds the reference; what it makes for the site is plain data. */
const GRAPHQL_LIBRARY = {
  regex: '^graphql(?:/|$)',
  message:
    'Only schema/ and model/ of graphql-api-model, graphql-samples, graphql-examples, samples/ of the reference plugin, and sources/ of graphql-reference know graphql-js; pass plain data on (ARCHITECTURE.md, "graphql-js is imported only to load").',
};
/** All of Docusaurus but what pages use in the browser. */
const DOCUSAURUS_SERVER = {
  regex:
    '^@docusaurus/(?!(?:Link|Head|Translate|Interpolate|BrowserOnly|Noop|ComponentCreator|router|renderRoutes|use[A-Z]\\w+|isInternalUrl|constants|core/lib/client|ExecutionEnvironment|theme-common|utils-common)(?:/|$)|plugin-content-\\w+/client)',
  allowTypeImports: true,
  message:
    'Only index.ts talks to Docusaurus; take what you need as an argument (ARCHITECTURE.md, "files call Docusaurus").',
};

const ADDRESSES =
  'Only addresses/ of graphql-api-model puts paths and anchors together; ask `permalinks`, or `toHash` (ARCHITECTURE.md, "One place knows addresses").';
/** A text that ends or begins as an address does where something is put into it. */
const PARTS_OF_ADDRESSES = [
  'TemplateLiteral > TemplateElement[tail=false][value.raw=/(^|[^&])[#\\u002F]$/]',
  'TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/^\\u002F/]',
  'BinaryExpression[operator="+"][left.value=/[#\\u002F]$/]',
  'BinaryExpression[operator="+"][right.value=/^[#\\u002F]/]',
  'BinaryExpression[operator="+"][left.right.value=/[#\\u002F]$/]',
].map((selector) => ({selector, message: ADDRESSES}));

const FETCHED =
  "Fetch a page of the site by `new URL(location.origin + path)` with `mode: 'same-origin'`: a path that begins with `//` is an address of another host.";
/** A request of a page in the browser that may leave the site. */
const FETCHES = [
  'CallExpression[callee.name="fetch"]:not([arguments.0.callee.name="URL"][arguments.0.arguments.length=1])',
  'CallExpression[callee.name="fetch"]:not(:has(Property[key.name="mode"][value.value="same-origin"]))',
].map((selector) => ({selector, message: FETCHED}));

/** Folders of a package that may not import from others: the flow goes one way. */
const ZONES = [
  {target: './packages', from: './site', message: 'A package knows no site.'},
  {
    target: `./${MODEL}/schema`,
    from: `./${MODEL}`,
    except: ['./schema', './__tests__', './words'],
    message: 'schema/ comes first in the flow and imports nothing that follows.',
  },
  {
    target: `./${MODEL}/model`,
    from: [`./${MODEL}/addresses`, `./${MODEL}/views`],
    message: 'model/ says what a schema says; addresses and views are made from it.',
  },
  {
    target: `./${MODEL}/addresses`,
    from: [`./${MODEL}/schema`, `./${MODEL}/views`],
    message: 'addresses/ knows the model only; views ask it.',
  },
  {
    target: `./${MODEL}/views`,
    from: `./${MODEL}/schema`,
    message: 'views/ are made from the model, never from the schema.',
  },
  {
    target: `./${PLUGIN}/theme`,
    from: [`./${PLUGIN}/samples`, `./${PLUGIN}/document`],
    message: 'theme/ prints complete props and looks nothing up.',
  },
];

/** The rooms of the reference plugin; tests may set up input with what follows. */
const ROOMS = [
  {
    target: `./${PLUGIN}/words`,
    from: `./${PLUGIN}`,
    except: ['./words', './__tests__'],
    message: 'words/ has the messages of the interface and knows no page.',
  },
  {
    target: `./${PLUGIN}/options`,
    from: ['requests', 'samples'].map((room) => `./${PLUGIN}/${room}`),
    message: 'options/ are read by requests/ and samples/, and know neither.',
  },
  {
    target: `./${PLUGIN}/samples`,
    from: `./${PLUGIN}/requests`,
    message: 'requests/ are made from samples/, not the other way.',
  },
  {
    target: `./${PLUGIN}/outline`,
    from: ['pages', 'navigation', 'render'].map((room) => `./${PLUGIN}/${room}`),
    message: 'outline/ has the order and domains of entries, below pages and navigation.',
  },
  {
    target: `./${PLUGIN}/navigation`,
    from: ['pages', 'render'].map((room) => `./${PLUGIN}/${room}`),
    message: 'navigation/ and pages/ both import outline/, and not each other.',
  },
  {
    target: `./${PLUGIN}/pages`,
    from: ['navigation/**', 'render/**', 'document/**', 'theme/**/*.tsx', 'index.*'].map(
      (room) => `./${PLUGIN}/${room}`,
    ),
    message: 'pages/ are sections of Markdown, before any HTML or component.',
  },
  {
    target: `./${PLUGIN}/render`,
    from: ['document', 'theme', 'index.ts'].map((room) => `./${PLUGIN}/${room}`),
    message: 'render/ turns sections into props, before any component.',
  },
  {
    target: `./${PLUGIN}/{parts,theme/GraphqlSection/*}/**/*.ts`,
    from: ['content/**', 'document/**', 'theme/**/*.tsx', 'index.*'].map(
      (room) => `./${PLUGIN}/${room}`,
    ),
    message: 'The Markdown of sections knows no component.',
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
    // Checked in the site of a stranger, whose configuration it is.
    'tests/packages/stranger/*.config.ts',
    // Checked in the site of an owner, whose content it is.
    'tests/owner/',
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
    // Rules that need types are oxlint's (.oxlintrc.json), a twentieth of the time.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
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
      'import-x/no-restricted-paths': ['error', {zones: ZONES}],
    },
  },
  {
    files: [`${PLUGIN}/**/*.{ts,tsx}`],
    ignores: TESTS,
    rules: {'import-x/no-restricted-paths': ['error', {zones: [...ZONES, ...ROOMS]}]},
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}', 'site/src/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      `${MODEL}/{schema,model}/**`,
      `${SAMPLES}/**`,
      `${EXAMPLES}/**`,
      `${PLUGIN}/samples/**`,
      `${SOURCES}/**`,
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [GRAPHQL_LIBRARY, DOCUSAURUS_SERVER]},
      ],
    },
  },
  {
    files: [
      `${MODEL}/{schema,model}/**/*.ts`,
      `${SAMPLES}/**/*.ts`,
      `${EXAMPLES}/**/*.ts`,
      `${PLUGIN}/samples/**/*.ts`,
      `${SOURCES}/**/*.ts`,
    ],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [DOCUSAURUS_SERVER]},
      ],
    },
  },
  {
    files: [
      `${MODEL}/{model,views}/**/*.ts`,
      `${PLUGIN}/{links,navigation,outline,pages,parts,render,theme}/**/*.{ts,tsx}`,
      `${PLUGIN}/{index,createPlugin,joinReferences}.ts`,
    ],
    ignores: TESTS,
    rules: {'no-restricted-syntax': ['error', ...PARTS_OF_ADDRESSES]},
  },
  {
    files: [
      'packages/*/src/{client,theme}/**/*.{ts,tsx,cjs}',
      'packages/*/src/recovery.cjs',
      'site/src/**/*.{ts,tsx}',
    ],
    ignores: [...TESTS, `${PLUGIN}/theme/**`],
    rules: {'no-restricted-syntax': ['error', ...FETCHES]},
  },
  {
    files: [`${PLUGIN}/theme/**/*.{ts,tsx}`],
    ignores: TESTS,
    rules: {'no-restricted-syntax': ['error', ...PARTS_OF_ADDRESSES, ...FETCHES]},
  },
  {
    // Wiring: here a package meets Docusaurus. Not the graphql library, though.
    files: ['packages/*/src/{index,options}.ts', `${PLUGIN}/createPlugin.ts`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: [GRAPHQL_LIBRARY]},
      ],
    },
  },
  {
    // A package is published by itself, as ES modules: no file of another one, nothing of CommonJS.
    // TypeScript checks the rest, because it resolves what a package's "exports" declare and no more.
    files: ['packages/*/src/**/*.{ts,tsx}'],
    // Tests are not published, and share what makes their input.
    ignores: TESTS,
    rules: {
      'import-x/no-relative-packages': 'error',
      // Types too: who installs the package compiles its declarations and ejects its components.
      'import-x/no-extraneous-dependencies': [
        'error',
        {devDependencies: false, includeTypes: true},
      ],
      'no-restricted-globals': [
        'error',
        ...['__dirname', '__filename', 'require'].map((name) => ({
          name,
          message: 'The package is built to ES modules; use import.meta.url.',
        })),
      ],
    },
  },
  {
    files: ['commands/ready.cjs'],
    languageOptions: {sourceType: 'commonjs', globals: globals.node},
  },
  {
    files: ['packages/*/src/client/*.cjs'],
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
