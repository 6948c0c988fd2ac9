import {act, type ComponentType, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import * as library from 'react-helmet-async';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import * as own from '../Helmet';

interface Implementation {
  readonly Helmet: ComponentType<Record<string, unknown>>;
  readonly HelmetProvider: ComponentType<{readonly children?: ReactNode}>;
}

const IMPLEMENTATIONS = {library, own} as unknown as Readonly<
  Record<'library' | 'own', Implementation>
>;
/** What the server has written. */
const SERVER = `<title data-rh="true">Old</title><meta charset="utf-8">
<meta data-rh="true" name="description" content="Old"><link data-rh="true" rel="icon" href="/i.svg">`;

let root: Root | undefined;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['requestAnimationFrame', 'cancelAnimationFrame']});
});

afterEach(async () => {
  await show(null);
  root = undefined;
  vi.useRealTimers();
});

function startPage(): void {
  document.head.innerHTML = SERVER;
  document.documentElement.removeAttribute('class');
  document.documentElement.removeAttribute('data-rh');
  document.title = 'Old';
  root = createRoot(document.createElement('div'));
}

async function show(page: ReactNode): Promise<void> {
  await act(async () => {
    root?.render(page);
    await Promise.resolve();
  });
  vi.runAllTimers();
}

/** What the document says of itself; in which order counts only within one kind of tag. */
function readDocument(): object {
  const tagsOf = (name: string): readonly string[] =>
    [...document.head.querySelectorAll(name)].map(({outerHTML}) => outerHTML);
  const attributes = (element: Element): readonly string[] =>
    [...element.attributes].map(({name, value}) => `${name}=${value}`).sort();
  return {
    title: document.title,
    tags: ['base', 'link', 'meta', 'noscript', 'script', 'style'].flatMap(tagsOf),
    html: attributes(document.documentElement),
    body: attributes(document.body),
  };
}

type Head = Implementation['Helmet'];

/** Pages one after the other, as a reader goes from one to the next. */
const JOURNEYS: Readonly<Record<string, readonly ((Head: Head) => ReactNode)[]>> = {
  'takes over what the server wrote': [
    (Head) => (
      <Head>
        <title>Old</title>
        <meta name="description" content="Old" />
        <link rel="icon" href="/i.svg" />
      </Head>
    ),
  ],
  'says what is further in instead of what is further out': [
    (Head) => (
      <>
        <Head>
          <title>Site</title>
          <meta name="description" content="Site" />
          <meta property="og:title" content="Site" />
          <link rel="canonical" href="/" />
          <link rel="alternate" href="/a" hrefLang="en" />
          <link rel="alternate" href="/a" hrefLang="x-default" />
          <html className="docs" lang="en" />
        </Head>
        <div>
          <Head>
            <title>Page | Site</title>
            <meta name="Description" content="Page" />
            <meta name="robots" />
            <meta content="nothing tells which" />
            <link href="/page" rel="canonical" />
            <link rel="STYLESHEET" href="/a.css" />
            <html className="docs page" lang="en" />
            <body data-page="1" />
          </Head>
        </div>
      </>
    ),
    (Head) => (
      <Head>
        <title>Site</title>
        <html lang="en" />
      </Head>
    ),
    () => null,
  ],
  'has texts within tags': [
    (Head) => (
      <Head>
        <title>
          {'A'}
          {' & B'}
        </title>
        <script type="application/ld+json">{'{"a":"<b>"}'}</script>
        <script src="/a.js" async />
        <style>{'a > b { color: red }'}</style>
        <noscript>{'<p>Text</p>'}</noscript>
      </Head>
    ),
    (Head) => (
      <Head>
        <script type="application/ld+json">{'{"a":"c"}'}</script>
      </Head>
    ),
  ],
  'takes properties, fragments and a template': [
    (Head) => (
      <Head
        titleTemplate="%s | %s"
        defaultTitle="None"
        meta={[{name: 'a', content: '1'}]}
        link={[{rel: 'icon', href: '/x'}]}
      >
        <>
          <title>T</title>
          <meta httpEquiv="refresh" content="1" />
          {false}
        </>
      </Head>
    ),
    (Head) => <Head titleTemplate="%s | %s" defaultTitle="None" />,
    (Head) => <Head base={{href: '/'}} />,
  ],
  'changes with the properties of one head': [
    (Head) => (
      <Head>
        <title>1</title>
        <meta name="a" content="1" />
      </Head>
    ),
    (Head) => (
      <Head>
        <title>2</title>
        <meta name="a" content="2" />
        <meta name="a" content="3" />
      </Head>
    ),
  ],
};

describe('the head of the document', () => {
  it.each(Object.entries(JOURNEYS))('%s, as the library has it', async (_, journey) => {
    const seen: Record<string, object[]> = {library: [], own: []};
    for (const [name, {Helmet, HelmetProvider}] of Object.entries(IMPLEMENTATIONS)) {
      startPage();
      for (const page of journey) {
        await show(<HelmetProvider>{page(Helmet)}</HelmetProvider>);
        seen[name]!.push(readDocument());
      }
      await show(null);
    }
    expect(seen['own']).toEqual(seen['library']);
  });

  it('changes nothing that stays as it is', async () => {
    startPage();
    const page = (
      <own.Helmet>
        <meta name="description" content="Old" />
      </own.Helmet>
    );
    const old = document.head.querySelector('[name=description]');
    await show(page);
    expect(document.head.querySelector('[name=description]')).toBe(old);
  });

  it('takes no element that belongs elsewhere', async () => {
    startPage();
    vi.spyOn(console, 'error').mockReturnValue();
    const page = (
      <own.Helmet>
        <p />
      </own.Helmet>
    );
    await expect(show(page)).rejects.toThrow('<Head> takes no <p>.');
    vi.mocked(console.error).mockRestore();
  });
});
