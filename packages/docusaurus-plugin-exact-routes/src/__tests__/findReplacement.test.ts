import {describe, expect, it} from 'vitest';
import {findReplacement} from '../findReplacement';

const coreClientDir = '/project/node_modules/@docusaurus/core/lib/client';

function find(request: string, context = coreClientDir) {
  return findReplacement({request, context}, coreClientDir);
}

describe('findReplacement', () => {
  it('replaces the routes wherever they are imported', () => {
    expect(find('@generated/routes', '/project/anywhere')).toBe('routes');
  });

  it('replaces the renderer of routes wherever it is imported', () => {
    expect(find('@docusaurus/renderRoutes', '/project/anywhere')).toBe('renderRoutes');
  });

  it('replaces ./preload in the client of Docusaurus only', () => {
    expect(find('./preload')).toBe('preload');
    expect(find('./preload', '/project/src')).toBeUndefined();
  });

  it('leaves every other module as it is', () => {
    expect(find('@generated/routes.js')).toBeUndefined();
    expect(find('./prefetch')).toBeUndefined();
  });
});
