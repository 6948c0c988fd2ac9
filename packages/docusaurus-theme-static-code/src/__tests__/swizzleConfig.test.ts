import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {swizzleConfig} from '../swizzleConfig';

it('lists for every component of the theme what may be done with it', () => {
  const components = readdirSync(path.join(import.meta.dirname, '../theme')).map(
    (name) => path.parse(name).name,
  );
  expect(Object.keys(swizzleConfig.components).toSorted()).toEqual(components.toSorted());
});
