import {expect, test} from '@playwright/test';
import {home, settings} from '../support/settings';
import {
  at,
  below,
  FIRST_GUIDE,
  HOME,
  MUTATION,
  OBJECT,
  OTHER_GUIDE,
  pathsLike,
  POST,
  readDocument,
  REFERENCE,
} from '../support/content';

// What the HTML alone shows. Rules for all pages are in `checks/rules`.

const BLOG_LINK = settings.blog ? [['Blog', at('/blog')]] : [];

/** Text and address of links, in order. */
function readLinks(path: string, selector: string): readonly (readonly string[])[] {
  const $ = readDocument(path);
  return $(selector)
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href') ?? '']);
}

test('the navbar links to the guides, the reference, the blog and the repository', () => {
  expect(readLinks(HOME, '.navbar__items:not(.navbar__items--right) a')).toEqual([
    [settings.name, HOME],
    ['Docs', FIRST_GUIDE.path],
    ['API reference', REFERENCE],
    ...BLOG_LINK,
  ]);
  expect(readLinks(HOME, '.navbar__items--right > a')).toEqual([
    ['Repository', settings.repository],
  ]);
});

test('the navbar marks the part of the site that a page belongs to', () => {
  for (const [path, label] of [
    [OTHER_GUIDE.path, 'Docs'],
    [REFERENCE, 'API reference'],
    [OBJECT.path, 'API reference'],
    ...BLOG_LINK.map(([label = '', path = '']) => [path, label] as const),
  ] as const)
    expect(readDocument(path)('.navbar__link--active').text(), path).toBe(label);
});

// Docusaurus closes it, and shows it again for another id.
test('the announcement is above the navbar, if there is one', () => {
  const bar = readDocument(HOME)('[role=banner].theme-announcement-bar');
  expect(bar.text()).toBe(settings.announcement?.content ?? '');
});

test('the footer has the links, the profiles and the copyright', () => {
  expect(readLinks(HOME, 'footer a')).toEqual([
    ['Documentation', FIRST_GUIDE.path],
    ...BLOG_LINK,
    ['Repository', settings.repository],
    ['Accessibility', at('/accessibility/')],
    ...settings.socialProfiles.map(({label, href}) => [label, href]),
    ...settings.locales.flatMap((locale, index, {length}) => {
      const label = new Intl.DisplayNames(locale, {type: 'language'}).of(locale)!;
      return length > 1 ? [[label, at(index === 0 ? '/' : `/${locale}/`)]] : [];
    }),
  ]);
  expect(readDocument(HOME)('footer').text()).toContain(
    `Copyright © ${settings.copyrightYear} ${settings.name}`,
  );
});

test('guides and reference have the same sidebar, which cannot be hidden, and the version', () => {
  const readSidebar = (path: string): readonly string[] => {
    const $ = readDocument(path);
    expect($('.theme-doc-version-badge').text(), path).toBe('Version: Next');
    expect($('button[aria-label="Collapse sidebar"]'), path).toHaveLength(0);
    expect($('.theme-doc-sidebar-menu [aria-current=page]').attr('href')).toBe(path);
    return $('.theme-doc-sidebar-menu > li')
      .toArray()
      .map((item) => $(item).find('a, summary').first().text().trim());
  };
  const onGuide = readSidebar(OTHER_GUIDE.path);
  expect(onGuide.length).toBeGreaterThan(1);
  expect(readSidebar(MUTATION.path)).toEqual(onGuide);
  const listReference = (path: string): readonly string[] =>
    readLinks(path, '.theme-doc-sidebar-menu a')
      .map(([, href = '']) => href)
      .filter((href) => href.startsWith(REFERENCE));
  expect(listReference(OTHER_GUIDE.path)).toEqual([REFERENCE]);
  expect(listReference(MUTATION.path)).toContain(MUTATION.path);
});

test('breadcrumbs lead from the home page to the guide, and to the overview of the reference', () => {
  const $ = readDocument(OTHER_GUIDE.path);
  const current = $('.theme-doc-sidebar-menu [aria-current=page]').text();
  const breadcrumbs = $('nav[aria-label=Breadcrumbs]');
  expect(breadcrumbs.find('li').last().text()).toBe(current);
  expect(breadcrumbs.find('a[aria-label="Home page"]').attr('href')).toBe(HOME);
  const [, reference] = readLinks(OBJECT.path, 'nav[aria-label=Breadcrumbs] a');
  expect(reference?.[1]).toBe(REFERENCE);
});

test('a long name can break between its words', () => {
  const [path = ''] = pathsLike(/^\/docs\/graphql\/types\/objects\/./).toSorted(
    (a, b) => b.length - a.length,
  );
  const words = readDocument(path)('h1').html()!.split('<wbr>');
  expect(words.join('-').toLowerCase()).toBe(path.split('/').at(-1));
});

test('a type links to the line of the schema that defines it, if sources are published', () => {
  const links = readLinks(OBJECT.path, 'article a').filter(
    ([text]) => text === 'Edit this page',
  );
  expect(links).toHaveLength(settings.editUrl === undefined ? 0 : 1);
  for (const [, href] of links) expect(href).toMatch(/^https?:.*\.\w+#L\d+$/);
});

test('the home page has the endpoint, the numbers of the reference and links to tasks', () => {
  const main = readDocument(HOME)('main');
  expect(main.find('[role=tabpanel], figure').text()).toContain(settings.endpoint);
  expect(main.text()).not.toContain('ENDPOINT');
  const [numbers = 'none'] =
    /\d+ operations, \d+ types and directives/.exec(
      readDocument(REFERENCE)('main').text(),
    ) ?? [];
  const links = readLinks(HOME, 'main a');
  expect(links.find(([text]) => text?.includes(numbers))?.[1]).toBe(REFERENCE);
  expect(links).toEqual(
    expect.arrayContaining(home.tasks.map(([name, path]) => [name, at(path)])),
  );
});

test('a page names its address, its languages and the version of Docusaurus', () => {
  // Directives of requests have two pages.
  const directives = pathsLike(
    /^\/docs\/graphql\/(?:operations|types)\/directives\/(?:include|skip)$/,
  );
  expect(directives).toHaveLength(4);
  const others = [HOME, FIRST_GUIDE.path, REFERENCE, ...(POST ? [POST.path] : [])];
  for (const path of [...others, ...directives]) {
    const $ = readDocument(path);
    const url = `${settings.url}${path}`;
    expect($('link[rel=canonical]').attr('href')).toBe(url);
    const languages = $('link[rel=alternate]:not([type])')
      .toArray()
      .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
    const [language, ...others] = settings.locales;
    expect(languages).toEqual([
      [language, url],
      ...others.map((other) => [other, settings.url + at(`/${other}${below(path)}`)]),
      ['x-default', url],
    ]);
    expect($('html').attr('lang')).toBe(language);
    expect($('html').attr('dir')).toBe('ltr');
    expect($('meta[name=generator]').attr('content')).toBe('Docusaurus v3.9.2');
  }
});

if (POST) {
  const {path, title} = POST;
  const blog = at('/blog');
  const $ = readDocument(path);
  const year = $('article time').attr('datetime')?.split('-')[0] ?? '';

  test('a post and the list of posts show its date and reading time', () => {
    expect($('h1').text()).toBe(title);
    for (const page of [path, blog]) {
      const document = readDocument(page);
      const article = document('article').filter((_index, element) =>
        document(element).text().includes(title),
      );
      expect(article.text(), page).toMatch(/(?:One|\d+) min read/);
      expect(article.find('time').attr('datetime'), page).toMatch(/^\d{4}-/);
    }
  });

  test('the sidebar of the blog and the archive have the post under its year', () => {
    const list = readDocument(blog);
    const groups = list('nav[aria-label="Blog recent posts navigation"] [role=group]');
    const group = groups.filter((_index, element) => list(element).text().includes(year));
    expect(group.find(`a[href="${path}"]`).text()).toBe(title);
    const archive = readDocument(`${blog}/archive`);
    expect(archive('h1').text()).toBe('Archive');
    const heading = archive(`h2[id="${year}"]`);
    expect(heading.parent().find(`a[href="${path}"]`)).toHaveLength(1);
  });
}
