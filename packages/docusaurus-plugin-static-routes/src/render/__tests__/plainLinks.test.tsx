import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {ComponentType, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import {build} from 'vite';
import {beforeAll, describe, expect, it} from 'vitest';
import {findDocusaurus} from '../quickRender';

interface Links {
  readonly getCollectedLinks: () => readonly string[];
  readonly getCollectedAnchors: () => readonly string[];
}

/** Docusaurus' own modules, with what they are rendered in. */
interface Docusaurus {
  readonly Link: ComponentType<Props>;
  readonly withPlainLinks: (Link: ComponentType<Props>) => ComponentType<Props>;
  readonly Context: ComponentType<{readonly value: object; readonly children: ReactNode}>;
  readonly BrokenLinksProvider: ComponentType<{
    readonly brokenLinks: Links;
    readonly children: ReactNode;
  }>;
  readonly createStatefulBrokenLinks: () => Links;
}

type Props = Readonly<Record<string, unknown>>;

const CLIENT = path.join(findDocusaurus(process.cwd()), 'lib/client');
const ENTRY = `
  export {default as Link} from ${JSON.stringify(path.join(CLIENT, 'exports/Link.js'))};
  export {Context} from ${JSON.stringify(path.join(CLIENT, 'docusaurusContext.js'))};
  export * from ${JSON.stringify(path.join(CLIENT, 'BrokenLinksContext.js'))};
  export {withPlainLinks} from ${JSON.stringify(
    fileURLToPath(new URL('../plainLinks.mjs', import.meta.url)),
  )};
`;

let docusaurus: Docusaurus;

beforeAll(async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'link-'));
  const entry = path.join(directory, 'entry.mjs');
  writeFileSync(entry, ENTRY);
  await build({
    configFile: false,
    // Else the link tells which one it is.
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir: path.join(directory, 'out'),
      rolldownOptions: {
        external: (id) =>
          /^(?:react|react-dom|react-router-dom)(?:\/|$)|utils-common/.test(id),
        moduleTypes: {'.js': 'jsx'},
      },
    },
    resolve: {
      alias: [{find: /^@docusaurus\/(use\w+)$/, replacement: `${CLIENT}/exports/$1.js`}],
    },
    plugins: [
      {
        name: 'generated',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('@generated/') ? `\0${id}` : undefined),
        load: (id) => (id.startsWith('\0@generated/') ? 'export default {};' : undefined),
      },
    ],
  });
  const file = path.join(directory, 'out/entry.js');
  docusaurus = (await import(pathToFileURL(file).href)) as Docusaurus;
});

interface Site {
  readonly baseUrl: string;
  readonly trailingSlash?: boolean;
  readonly router?: 'hash';
}

/** The HTML of a link, and what the check of links gets to know of it. */
function render(
  Link: ComponentType<Props>,
  props: Props,
  site: Site,
): readonly unknown[] {
  const {Context, BrokenLinksProvider, createStatefulBrokenLinks} = docusaurus;
  const brokenLinks = createStatefulBrokenLinks();
  const {baseUrl, trailingSlash, router = 'browser'} = site;
  const siteConfig = {
    url: 'https://docs.example',
    baseUrl,
    trailingSlash,
    future: {experimental_router: router},
  };
  const html = renderToStaticMarkup(
    <Context value={{siteConfig}}>
      <BrokenLinksProvider brokenLinks={brokenLinks}>
        <StaticRouter location="/docs/guides/start">
          <Link {...props}>Space</Link>
        </StaticRouter>
      </BrokenLinksProvider>
    </Context>,
  );
  return [html, brokenLinks.getCollectedLinks(), brokenLinks.getCollectedAnchors()];
}

const SITES: readonly Site[] = [
  {baseUrl: '/'},
  {baseUrl: '/docs/', trailingSlash: true},
  {baseUrl: '/docs/', trailingSlash: false},
  {baseUrl: '/größe & more/'},
  {baseUrl: '/', router: 'hash'},
];

const PLAIN: readonly Props[] = [
  {to: '/'},
  {to: '/docs/graphql/'},
  {href: '/docs/graphql/types/objects/space#createdAt', className: 'menu__link'},
  {to: '/a', href: '/b'},
  {to: '', href: '/b'},
  {to: '/docs/a-b_c.html', onClick: () => undefined, autoAddBaseUrl: true},
  {to: '/a', autoAddBaseUrl: false, 'data-noBrokenLinkCheck': true},
  {to: '/docs', 'aria-current': 'page', title: '"A" & B', id: 'own', replace: true},
  {to: '/docs/a', activeClassName: 'on', isActive: () => true, target: ''},
  {to: '/docs/a', 'data-noBrokenLinkCheck': false, isNavLink: false},
];

const OTHERS: readonly Props[] = [
  {to: '/docs', isNavLink: true, activeClassName: 'on'},
  {to: '/docs', isNavLink: true, activeClassName: 'on', isActive: () => true},
  {to: '/docs/a', target: '_self'},
  {to: '/docs/a', target: '_blank'},
  {to: '//other.example/a'},
  {to: 'https://other.example/a'},
  {to: 'pathname:///docs/a.json'},
  {to: '/docs/../a'},
  {to: '/docs/r%C3%A4ume'},
  {to: '/docs/räume'},
  {to: '/docs?page=2#top'},
  {to: '/docs#'},
  {to: '#top', id: 'own'},
  {to: '../a'},
  {to: 'a'},
  {to: {pathname: '/docs', hash: '#a'}, href: '/docs'},
  {},
  {id: 'own'},
  {to: '/docs/a', component: ({href}: {readonly href: string}) => <b>{href}</b>},
];

/** A link of Docusaurus that fails where it is asked. */
function Unasked(): ReactNode {
  throw new Error('Docusaurus was asked.');
}

describe.each(SITES)('on a site at $baseUrl ($trailingSlash, $router)', (site) => {
  it.each([...PLAIN, ...OTHERS])('is the link that Docusaurus has: %o', (props) => {
    const {Link, withPlainLinks} = docusaurus;
    const outcomes = [Link, withPlainLinks(Link)].map((each) => {
      try {
        return render(each, props, site);
      } catch (error) {
        return String(error);
      }
    });
    expect(outcomes[1]).toEqual(outcomes[0]);
  });
});

it.each(PLAIN)('draws a plain link itself: %o', (props) => {
  const Link = docusaurus.withPlainLinks(Unasked);
  expect(render(Link, props, {baseUrl: '/'})[0]).toMatch(/^<a .*href="\/.*>Space<\/a>$/);
});
