/**
 * The paths to look a request up by, best first. A page has four spellings: `/docs/intro`,
 * `/docs/intro/`, `/docs/intro.html` and `/docs/intro/index.html`, however Docusaurus was configured to
 * name its file (`docs/intro/index.html` or `docs/intro.html`). `/docs/intro/index` is none. Its Markdown,
 * if there is one, comes first for a request that prefers it.
 */
export function toCandidates(pathname: string, prefersMarkdown: boolean): string[] {
  const page = pathname.replace(/(?:\/index)?\.html$|\/$/, '');
  const markdown = prefersMarkdown ? [`${page || '/index'}.md`] : [];
  const pageFiles = [...markdown, `${page}/index.html`, `${page}.html`];
  if (page === '/404' || page.endsWith('/index')) {
    return [];
  }
  return page === pathname ? [pathname, ...pageFiles] : pageFiles;
}
