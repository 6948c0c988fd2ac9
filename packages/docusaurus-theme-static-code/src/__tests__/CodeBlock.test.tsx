import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import CodeBlock from '../theme/CodeBlock';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@theme/StaticCode', () => import('../theme/StaticCode'));

test('shows code that a page writes itself as escaped text', () => {
  expect(
    renderToStaticMarkup(
      <CodeBlock className="language-ts" title="a.ts">
        {'const a = 1 < 2;\n'}
      </CodeBlock>,
    ),
  ).toBe(
    '<figure class="code-frame"><figcaption class="code-frame__caption">a.ts</figcaption>' +
      '<button type="button" class="code-frame__button" data-copy="">Copy</button>' +
      '<pre class="code-frame__box" tabindex="0" role="group" aria-label="a.ts">' +
      '<code class="language-ts">const a = 1 &lt; 2;</code></pre></figure>',
  );
});

test('takes the language as a property and joins pieces of text', () => {
  const html = renderToStaticMarkup(<CodeBlock language="json">{['a', 1]}</CodeBlock>);
  expect(html).toContain('<code class="language-json">a1</code>');
  expect(html).toContain('<figcaption class="code-frame__caption">json</figcaption>');
});
