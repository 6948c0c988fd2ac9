import {readFileSync} from 'node:fs';
import {wcagContrast} from 'culori';
import {describe, expect, test} from 'vitest';

/** The colours that a rule of a stylesheet sets, without their prefix. */
function readColors(file: string, selector: string): ReadonlyMap<string, string> {
  const css = readFileSync(new URL(`../${file}.css`, import.meta.url), 'utf8');
  const rules = [...css.matchAll(/^([^\n{}]+) \{([^}]*)\}/gm)];
  const body = rules.find(([, found]) => found === selector)?.[2] ?? '';
  const colors = body.matchAll(/--(?:code|diagram)-([\w-]+): (#[\da-f]{3,6});/g);
  return new Map([...colors].map(([, name = '', color = '']) => [name, color]));
}

const CODE = 'text muted keyword string number name type';

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('%s', (_mode, selector) => {
  test.each([
    ['code', CODE, 'background marked', 4.5],
    ['diagram', 'text text-muted', 'bg node-fill group-hdr', 4.5],
    ['diagram', 'line node-stroke', 'bg node-fill', 3],
  ])('%s: the contrast of %s with %s is enough', (file, texts, surfaces, least) => {
    const colors = readColors(file, selector);
    expect([...colors.keys()]).toEqual([...readColors(file, ':root').keys()]);
    for (const text of texts.split(' '))
      for (const surface of surfaces.split(' '))
        expect(
          wcagContrast(colors.get(text)!, colors.get(surface)!),
          `${text} on ${surface}`,
        ).toBeGreaterThanOrEqual(least);
  });
});
