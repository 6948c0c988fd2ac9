import logger from '@docusaurus/logger';
import {describe, expect, it} from 'vitest';
import {describeBundlerErrors, describeFailure} from '../describeFailure.mjs';

/** As Docusaurus wraps what went wrong. */
function wrap(cause: unknown): Error {
  return new Error('Unable to build website for locale en.', {cause});
}

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

describe('a failure of the build', () => {
  it('is the message alone of an error that was made to be read so', () => {
    const error = new Error('a.graphql:1:1: Unknown type "X".');
    error.stack = error.message;
    expect(describeFailure(wrap(wrap(error)))).toBe('a.graphql:1:1: Unknown type "X".');
  });

  it('is the message alone of what a setting makes an error', () => {
    const error = thrownBy(() => {
      logger.report('throw')('Docusaurus found broken links!\n- /a');
    });
    expect(describeFailure(wrap(error))).toBe('Docusaurus found broken links!\n- /a');
  });

  it('is the message and the place of a mistake in front matter', () => {
    const error = Object.assign(new Error('unexpected end'), {name: 'YAMLException'});
    const place = new Error("Can't process a.md", {cause: error});
    expect(describeFailure(wrap(place))).toBe("Can't process a.md\nunexpected end");
    expect(describeFailure(error)).toBe('unexpected end');
  });

  it('has no description when it is a mistake in code', () => {
    expect(describeFailure(wrap(new TypeError('x is undefined')))).toBeUndefined();
    expect(describeFailure('text')).toBeUndefined();
    expect(describeFailure(undefined)).toBeUndefined();
  });
});

const CLIENT =
  '[ERROR] Client bundle compiled with errors therefore further build is impossible.';
const LINK =
  'Markdown link with URL `./no.md` in source file "a.md" (3:1) couldn\'t be resolved.';

/** As the bundler draws it. */
function draw(lines: readonly string[]): string {
  const [first, ...others] = lines;
  return [`╰─▶   × ${first}`, ...others.map((line) => `        │ ${line}`)].join('\n');
}

describe('errors of the bundler', () => {
  const broken = draw([
    'Error: MDX compilation failed for file "/site/a.md"',
    `Cause: ${LINK}`,
    'Details:',
    `Error: ${LINK}`,
    '    at throwError (/site/node_modules/@docusaurus/logger/lib/logger.js:80:11)',
  ]);
  const unclosed = draw([
    'Error: MDX compilation failed for file "/site/b.md"',
    'Cause: Unexpected end of file',
    'Details:',
    '{',
    '  "column": 20,',
    '  "line": 3,',
    '  "ruleId": "unexpected-eof"',
    '}',
    '    at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)',
  ]);
  const bug = draw([
    'Error: MDX compilation failed for file "/site/c.md"',
    'Cause: x is undefined',
    'Details:',
    'TypeError: x is undefined',
    '    at plugin (/site/plugin.ts:1:1)',
  ]);

  it('are links that lead nowhere and mistakes in Markdown, each the message alone', () => {
    const text = `${CLIENT}\n${broken}\n\n--------------------------\n\n${unclosed}`;
    expect(describeBundlerErrors(text)).toBe(
      `${LINK}\n\n/site/b.md:3: Unexpected end of file`,
    );
    expect(describeBundlerErrors(logger.red(text))).toBe(describeBundlerErrors(text));
  });

  it('are described also where the bundler names its loader first, as it does in colour', () => {
    const loader = '× Module build failed (from ./node_modules/mdx-loader/lib/index.js):';
    expect(describeBundlerErrors(`${CLIENT}\n${loader}\n  ${broken}`)).toBe(LINK);
  });

  it('are left as they are when they are mistakes in code or something else', () => {
    expect(describeBundlerErrors(`${CLIENT}\n${bug}`)).toBe(bug);
    expect(describeBundlerErrors(`${CLIENT}\n× Module not found: x`)).toBe(
      '× Module not found: x',
    );
    expect(describeBundlerErrors('Another text.')).toBeUndefined();
  });

  it('are described where they end the build, too', () => {
    const error = new Error(`Failed to compile due to Webpack errors.\n${broken}`);
    expect(describeFailure(wrap(error))).toBe(LINK);
  });
});
