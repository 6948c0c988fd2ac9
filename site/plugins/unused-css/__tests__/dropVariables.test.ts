import {describe, expect, it} from 'vitest';
import {dropVariables} from '../dropVariables';

describe('variables of Infima', () => {
  it('go where nothing takes their value', () => {
    expect(
      dropVariables(
        ':root{--ifm-hero-color:red;--ifm-link-color:blue}a{color:var(--ifm-link-color)}',
        [],
      ),
    ).toBe(':root{--ifm-link-color:blue}a{color:var(--ifm-link-color)}');
  });

  it('go with the last variable that took their value', () => {
    expect(
      dropVariables(
        ':root{--ifm-gray:#888;--ifm-hero-color:var(--ifm-gray)}[data-theme=dark]{--ifm-gray:#999}a{color:red}',
        [],
      ),
    ).toBe('a{color:red}');
  });

  it('stay where a script or a page in a script names them', () => {
    const css = ':root{--ifm-color-success:green}';
    expect(dropVariables(css, ['({style:{color:"var(--ifm-color-success)"}})'])).toBe(
      css,
    );
    expect(dropVariables(css, ['"--ifm-color-success-dark"'])).toBe('');
  });

  it('stay where a style gives another value in their absence', () => {
    const css = ':root{--ifm-a:1px}p{margin:calc(2*var( --ifm-a,2px))}';
    expect(dropVariables(css, [])).toBe(css);
  });

  it('go alone: variables of others and what looks like one stay', () => {
    const css =
      ':root{--diagram-line:red;--ifm-unused:"}";--icon:url("data:image/svg+xml;,{--ifm-x:1}")}';
    expect(dropVariables(css, [])).toBe(
      ':root{--diagram-line:red;--icon:url("data:image/svg+xml;,{--ifm-x:1}")}',
    );
  });
});
