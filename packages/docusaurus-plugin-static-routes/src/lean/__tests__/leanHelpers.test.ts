import {describe, expect, it} from 'vitest';
import {isServedByHelpers, leanHelpers} from '../leanHelpers';

const IMPORT = 'const tslib_1 = require("tslib");';

describe('the library of TypeScript', () => {
  it('is cut down to the one helper that a module uses', () => {
    expect(isServedByHelpers(`${IMPORT} tslib_1.__importDefault(a_1).default;`)).toBe(
      true,
    );
  });

  it.each([
    ['nothing', ''],
    ['another helper', 'tslib_1.__exportStar(a_1, exports);'],
    ['another one, too', 'tslib_1.__importDefault(a_1); tslib_1.__rest(b, []);'],
    ['all of it', 'tslib_1.__importDefault(a_1); Object.assign(exports, tslib_1);'],
  ])('is left whole for a module that uses %s', (_, use) => {
    expect(isServedByHelpers(`${IMPORT} ${use}`)).toBe(false);
  });

  it('is cut down for Docusaurus, in each of its forms', () => {
    const [rule] = leanHelpers(process.cwd());
    expect(rule!.issuer).toMatch(/utils-common[\\/]lib[\\/]index\.js$/);
    for (const file of [
      'tslib.es6.mjs',
      'tslib.es6.js',
      'tslib.js',
      'modules/index.js',
    ]) {
      expect(`/node_modules/tslib/${file}`).toMatch(rule!.resource);
    }
  });
});
