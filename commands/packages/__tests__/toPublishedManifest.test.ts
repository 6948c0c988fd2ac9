import {describe, expect, it} from 'vitest';
import {toPublishedManifest} from '../toPublishedManifest';

const base = {name: 'example', version: '1.0.0'};

describe('toPublishedManifest', () => {
  it('names what is built where the sources were named', () => {
    expect(
      toPublishedManifest({
        ...base,
        exports: {
          '.': './src/index.ts',
          './Box': './src/client/Box/index.tsx',
          './theme': './src/theme.d.ts',
          './loader': './src/loader.cjs',
          './style.css': './src/css/style.css',
          './package.json': './package.json',
        },
        bin: {example: './src/cli.ts'},
      }),
    ).toEqual({
      ...base,
      exports: {
        '.': {types: './lib/index.d.ts', default: './lib/index.js'},
        './Box': {
          types: './lib/client/Box/index.d.ts',
          default: './lib/client/Box/index.jsx',
        },
        './theme': {types: './lib/theme.d.ts'},
        './loader': './lib/loader.cjs',
        './style.css': './lib/css/style.css',
        './package.json': './package.json',
      },
      // With ./ before it npm warns, when it publishes, that it removes the program.
      bin: {example: 'lib/cli.js'},
    });
  });

  it('leaves out what matters to this repository only', () => {
    expect(
      toPublishedManifest({
        ...base,
        private: false,
        scripts: {test: 'vitest'},
        devDependencies: {vitest: '1.0.0'},
        dependencies: {vfile: '^6.0.0'},
      }),
    ).toEqual({...base, exports: {}, dependencies: {vfile: '^6.0.0'}});
  });
});
