/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: [
    '**/node_modules/**',
    '**/.docusaurus/**',
    '**/.cache/**',
    'site/build*/**',
  ],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // CSS modules are named as they are used in TypeScript; Infima has BEM names.
    'selector-class-pattern': null,
    // `:global` is how a CSS module names a class that is not its own.
    'selector-pseudo-class-no-unknown': [
      true,
      {ignorePseudoClasses: ['global', 'local']},
    ],
    'custom-property-pattern':
      '^(?:ifm|docusaurus|docsearch|aa)?-?[a-z0-9]+(?:-[a-z0-9]+)*$',
    // Prettier decides on empty lines.
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'color-named': 'never',
    // Letters grow with the size that a reader has set.
    'declaration-property-unit-disallowed-list': {'/^font/': ['px']},
    // It compares selectors that never meet on one element.
    'no-descending-specificity': null,
  },
};
