import {readFileSync} from 'node:fs';
import {wcagContrast} from 'culori';
import {describe, expect, test} from 'vitest';

const css = readFileSync(new URL('../diagram.css', import.meta.url), 'utf8');

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

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('%s', (_mode, selector) => {
  const variables = readVariables(selector);
  const names = [...variables.keys()];
  const get = (name: string) => variables.get(name) ?? '';

  const diagram = ['--diagram-text', '--diagram-muted'];
  const onDiagram = [
    '--diagram-background',
    '--diagram-fill',
    '--diagram-header',
    '--diagram-note',
  ];
  const pairs = (texts: readonly string[], surfaces: readonly string[]) =>
    texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const));

  test.each(pairs(diagram, onDiagram))('%s on %s: at least 4.5', (text, surface) => {
    expect(wcagContrast(get(text), get(surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    pairs(
      ['--diagram-line', '--diagram-stroke'],
      ['--diagram-background', '--diagram-fill'],
    ),
  )('%s on %s: at least 3', (line, surface) => {
    expect(wcagContrast(get(line), get(surface))).toBeGreaterThanOrEqual(3);
  });

  test('has a colour for everything', () => {
    expect(names).toEqual([...readVariables(':root').keys()]);
    expect(names.length).toBe(8);
  });
});
