import {afterEach, expect, test, vi} from 'vitest';
import {createPolicyScript} from '../policyScript';

type CreateHtml = (html: string, type?: string, sink?: string) => string | null;

/** What the default policy makes of HTML, as in a browser that has Trusted Types. */
function readPolicy(): CreateHtml {
  const policies = new Map<string, {createHTML: CreateHtml}>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: {createHTML: CreateHtml}) => {
      policies.set(name, rules);
      return rules;
    },
  });
  // The script stands in each page; nothing else runs it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(createPolicyScript('/'))();
  return policies.get('default')!.createHTML;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(['Errors', 'a &lt;script&gt; &amp; b', '<code>id</code>', 'x<wbr>y'])(
  'text is let through without being parsed: %s',
  (html) => {
    const createHtml = readPolicy();
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    expect(createHtml(html)).toBe(html);
    expect(parse).not.toHaveBeenCalled();
  },
);

test.each(['<p class="a">b</p>', '<a href="/docs">c</a>', '<code title="d">e</code>'])(
  'harmless elements are let through: %s',
  (html) => {
    expect(readPolicy()(html)).toBe(html);
  },
);

test.each([
  '<code onclick="a()">b</code>',
  '<code>a</code><img src=x onerror=b()>',
  '<script>a()</script>',
  'text\n<iframe src="/a"></iframe>',
  '<em>a</em ><form>b</form>',
  '<a href=" JavaScript:a()">b</a>',
  '<a href="java&#115;cript:a()">b</a>',
])('what could run is refused: %s', (html) => {
  expect(readPolicy()(html)).toBeNull();
});
