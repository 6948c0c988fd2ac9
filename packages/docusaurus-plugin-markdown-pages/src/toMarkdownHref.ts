/**
 * The address of the Markdown of a page: `/docs/chat#rooms` becomes `/docs/chat.md#rooms`, and the page at
 * the base URL `index.md` below it.
 */
export function toMarkdownHref(href: string, baseUrl: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const page = path === baseUrl ? `${baseUrl}index` : path.replace(/\/$/, '');
  return `${page}.md${rest}`;
}
