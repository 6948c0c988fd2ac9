import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {classByScope} from '../../tokenClasses';

const css = ['code', 'diagram']
  .map((name) => readFileSync(new URL(`../${name}.css`, import.meta.url), 'utf8'))
  .join('\n');

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

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('contrast of black on white is 21, of equal colours 1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777', '#777777')).toBe(1);
});

const notText = /background|marked|border|fill|header|note|line|stroke/;

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('%s', (_mode, selector) => {
  const variables = readVariables(selector);
  const names = [...variables.keys()];
  const get = (name: string) => variables.get(name) ?? '';

  const code = names.filter((name) => name.startsWith('--code-') && !notText.test(name));
  const onCode = ['--code-background', '--code-marked'];
  const diagram = ['--diagram-text', '--diagram-muted'];
  const onDiagram = [
    '--diagram-background',
    '--diagram-fill',
    '--diagram-header',
    '--diagram-note',
  ];
  const pairs = (texts: readonly string[], surfaces: readonly string[]) =>
    texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const));

  test.each([...pairs(code, onCode), ...pairs(diagram, onDiagram)])(
    '%s on %s: at least 4.5',
    (text, surface) => {
      expect(contrast(get(text), get(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(
    pairs(
      ['--diagram-line', '--diagram-stroke'],
      ['--diagram-background', '--diagram-fill'],
    ),
  )('%s on %s: at least 3', (line, surface) => {
    expect(contrast(get(line), get(surface))).toBeGreaterThanOrEqual(3);
  });

  test('has a colour for everything', () => {
    expect(names).toEqual([...readVariables(':root').keys()]);
    expect(code.length).toBeGreaterThan(10);
  });
});

test('every token class has a rule, and every rule a token class', () => {
  const ruled = [...css.matchAll(/^\.hl-(\w+) \{/gm)].map(([, name]) => name);
  expect(ruled.toSorted()).toEqual([...new Set(Object.values(classByScope))].toSorted());
});
