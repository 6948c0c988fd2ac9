import {describe, expect, it} from 'vitest';
import {inlineConstants} from '../inlineConstants';

describe('values that are the same on every page', () => {
  it('stand where they are used', () => {
    expect(
      inlineConstants(
        ':root{--ifm-radius:4px;--ifm-gap:1rem}a{border-radius:var(--ifm-radius);margin:calc(2*var(--ifm-gap)) var(--ifm-gap)}',
        [],
      ),
    ).toBe('a{border-radius:4px;margin:calc(2*1rem) 1rem}');
  });

  it('stand apart from what they stand beside, which a variable needs not', () => {
    expect(
      inlineConstants(
        ':root{--ifm-a:1px;--ifm-b:2px}p{margin:.25rem var(--ifm-a)var(--ifm-b);padding:3px var(--c)var(--ifm-a)var(--c)}',
        [],
      ),
    ).toBe('p{margin:.25rem 1px 2px;padding:3px var(--c)1px var(--c)}');
  });

  it('may be made of others', () => {
    expect(
      inlineConstants(
        ':root{--ifm-b:calc(var(--ifm-a)*2);--ifm-a:1px}p{margin:var(--ifm-b)}',
        [],
      ),
    ).toBe('p{margin:calc(1px*2)}');
  });

  it.each([
    ['a colour mode has another', ':root{--ifm-a:red}[data-theme=dark]{--ifm-a:blue}'],
    ['a width has another', ':root{--ifm-a:1px}@media (width<9px){:root{--ifm-a:2px}}'],
    ['a part of the page declares it', '.menu{--ifm-a:1px}'],
    ['only some screens have one', '@media print{:root{--ifm-a:1px}}'],
    ['one is declared again', ':root{--ifm-a:1px}:root{--ifm-a:2px}'],
    ['it is made of what differs', ':root{--ifm-a:var(--b)}.c{--b:1px}'],
    ['two are made of each other', ':root{--ifm-a:var(--ifm-b);--ifm-b:var(--ifm-a)}'],
    ['it is a word for each property', ':root{--ifm-a:inherit}'],
    ['the site declares it', ':root{--site-a:1px}b{margin:var(--site-a)}'],
    ['a use says what counts without it', ':root{--ifm-a:1px}b{margin:var(--ifm-a,2px)}'],
  ])('are asked for where %s', (_, declarations) => {
    const css = `${declarations}p{margin:var(--ifm-a)}`;
    expect(inlineConstants(css, [])).toBe(css);
  });

  it('are asked for where a script or another stylesheet names them', () => {
    const css = ':root{--ifm-a:1px}p{margin:var(--ifm-a)}';
    expect(inlineConstants(css, ['style.setProperty("--ifm-a", "2px")'])).toBe(css);
    expect(inlineConstants(css, ['"--ifm-ab"'])).toBe('p{margin:1px}');
  });
});
