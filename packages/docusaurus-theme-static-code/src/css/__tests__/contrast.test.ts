import {readFileSync} from 'node:fs';
import {wcagContrast} from 'culori';
import {describe, expect, test} from 'vitest';

const css = readFileSync(new URL('../code.css', import.meta.url), 'utf8');

/** The custom properties of every rule with a selector. */
function readVariables(selector: string): ReadonlyMap<string, string> {
  const rules = [...css.matchAll(/^([^\n{}]+) \{([^}]*)\}/gm)].filter(
    ([, found]) => found === selector,
  );
  return new Map(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+): (#[\da-f]{3,6});/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  );
}

const notText = /background|marked|border/;

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('%s', (_mode, selector) => {
  const variables = readVariables(selector);
  const names = [...variables.keys()];
  const get = (name: string) => variables.get(name) ?? '';

  const code = names.filter((name) => name.startsWith('--code-') && !notText.test(name));
  const onCode = ['--code-background', '--code-marked'];

  test.each(code.flatMap((text) => onCode.map((surface) => [text, surface] as const)))(
    '%s on %s: at least 4.5',
    (text, surface) => {
      expect(wcagContrast(get(text), get(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('has a colour for everything', () => {
    expect(names).toEqual([...readVariables(':root').keys()]);
    expect(code.length).toBeGreaterThan(10);
  });
});
