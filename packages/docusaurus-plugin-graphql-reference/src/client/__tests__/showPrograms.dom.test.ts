import {beforeEach, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {readonly message: string}) => message,
}));
vi.mock('@docusaurus/theme-common', () => ({
  // As in the tests of tabs: a worker may share the module with them.
  createStorageSlot: (key: string) => ({
    get: () => localStorage.getItem(key),
    set: (value: string) => {
      localStorage.setItem(key, value);
    },
  }),
}));

const {showPrograms} = await import('../showPrograms');

const DATA = JSON.stringify({
  operation: 'query',
  target: {endpoint: 'https://api.example', headers: {'X-Key': '$KEY'}},
  tabs: ['curl', 'python'],
});

function figure(caption: string, language: string, code: string, link = ''): string {
  return `<figure><figcaption>${caption}${link}</figcaption><pre><code class="language-${language}">${code}</code></pre></figure>`;
}

const LINK = `<a href="/a" data-request='${DATA}'>In other languages</a>`;
const REQUEST = figure('GraphQL', 'graphql', 'query ($id: ID) { a(id: $id) }', LINK);

function show(html: string): void {
  document.body.innerHTML = html;
  showPrograms(document.querySelector<HTMLAnchorElement>('[data-request]')!);
}

function panels(): readonly (string | null)[] {
  return [...document.querySelectorAll('[role=tabpanel] code')].map(
    ({textContent}) => textContent,
  );
}

beforeEach(() => {
  localStorage.setItem('docusaurus.tab.language', 'python');
  document.body.innerHTML = '';
});

it('shows the request with its variables as programs, below them', () => {
  show(`${REQUEST}<p>With:</p>${figure('Variables', 'json', '{"id": "7"}')}<p>End</p>`);
  const [curl, python] = panels();
  expect(curl).toContain('"variables": {\n    "id": "7"\n  }');
  expect(curl).toContain('-H "X-Key: $KEY"');
  expect(python).toContain('import httpx');
  const marked = [...document.querySelectorAll('[role=tabpanel] .hl-string')];
  expect(marked.map(({textContent}) => textContent)).toContain('"https://api.example"');
  const order = [...document.body.children].map(
    ({tagName, className}) => className || tagName,
  );
  expect(order).toEqual(['FIGURE', 'P', 'FIGURE', 'code-tabs', 'P']);
});

it('selects the language that the reader has chosen before, focuses it, and hides the link', () => {
  show(REQUEST);
  const chosen = document.querySelector('[aria-selected=true]');
  expect(chosen?.textContent).toBe('Python');
  expect(document.activeElement).toBe(chosen);
  expect(document.querySelector<HTMLElement>('[data-request]')?.hidden).toBe(true);
});

it.each(['query ($id: ID) { a(id: $id) }', 'query ($database: ID) { a(id: $database) }'])(
  'a response is not the variables of %s',
  (document) => {
    const request = figure('GraphQL', 'graphql', document, LINK);
    show(`${request}${figure('Response', 'json', '{"data": {"a": "9"}}')}`);
    expect(panels()[0]).not.toContain('"9"');
  },
);

it('takes no variables of the next request', () => {
  show(
    `${REQUEST}${figure('GraphQL', 'graphql', '{ b }')}${figure('Variables', 'json', '{"id": "8"}')}`,
  );
  expect(panels()[0]).not.toContain('"8"');
  expect(document.body.children[1]?.className).toBe('code-tabs');
});
