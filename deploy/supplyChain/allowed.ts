/** Licences whose terms are kept by shipping the notices that come with the packages. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** What is used under other terms, by name, with the reason why that is fine. */
export const LICENCE_EXCEPTIONS: Readonly<Record<string, string>> = {
  '@fontsource-variable/source-code-pro':
    'OFL-1.1: the face of code, unchanged; site/static/licences has its licence.',
  'caniuse-lite': 'CC-BY-4.0: tables of browsers, read by the build; no page holds them.',
  elkjs: 'EPL-2.0: draws diagrams during the build, unchanged; no page holds it.',
  eval: 'MIT, by its LICENSE file; package.json says it in an old way. Runs during the build.',
  format: 'Declares none; its readme says MIT. Runs during the build.',
  lightningcss: 'MPL-2.0: shortens stylesheets during the build, unchanged.',
  'require-like': 'Declares none; its README says MIT. Runs during the build.',
};

/** Packages that run a program while they are installed, with what it does. */
export const ALLOWED_INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@swc/core':
    'Checks that the binary for this machine is there; if not, asks the registry.',
  'core-js': 'Prints a request for donations.',
  'core-js-pure': 'Prints a request for donations.',
  esbuild: 'Checks that the binary for this machine is there; if not, asks the registry.',
  'unrs-resolver':
    'Checks that the binary for this machine is there; if not, asks the registry.',
};
