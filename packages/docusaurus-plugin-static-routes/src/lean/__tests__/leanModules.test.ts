import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findDocusaurus} from '../../render/quickRender';
import {withOneRouter, withoutHashHistory} from '../leanModules';
import hoistStatics from '../ownStatics.mjs';

const docusaurus = findDocusaurus(process.cwd());
const {resolve} = createRequire(path.join(docusaurus, 'package.json'));

describe('the start of the scripts', () => {
  const source = readFileSync(path.join(docusaurus, 'lib/client/clientEntry.js'), 'utf8');

  it.each([true, false])('has the router of the site: behind a # is %s', (isHash) => {
    const changed = withOneRouter(source, isHash);
    expect(changed).toContain(`return ${isHash} ? (<HashRouter>`);
    expect(withOneRouter(changed, isHash)).toBe(changed);
  });
});

describe('the library of addresses', () => {
  const source = readFileSync(resolve('history/esm/history.js'), 'utf8');

  it('exports the same names, one of them without its code', () => {
    const changed = withoutHashHistory(source);
    expect(changed).toContain('export { createBrowserHistory, createMemoryHistory,');
    expect(changed).toContain('export {noHistory as createHashHistory};');
  });

  it('stays as it is where it has another form', () => {
    expect(withoutHashHistory('export default {};')).toBe('export default {};');
  });
});

it('gives a component the static properties that React has no meaning for', () => {
  const source = Object.assign(() => null, {
    displayName: 'Source',
    propTypes: {},
    defaultProps: {},
    getDerivedStateFromProps: () => null,
    preload: () => 'preloaded',
    taken: 'source',
    [Symbol.for('own')]: 1,
  });
  const target = Object.assign(() => null, {displayName: 'Target'});
  expect(Object.entries(hoistStatics(target, source))).toEqual([
    ['displayName', 'Target'],
    ['preload', source.preload],
    ['taken', 'source'],
  ]);
  expect(Reflect.get(target, Symbol.for('own'))).toBe(1);
});
