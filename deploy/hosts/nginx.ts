import {
  PATH_RULES,
  REVALIDATED,
  SECURE_ONLY,
  toSecurityHeaders,
} from '../headers/responseHeaders';
import {PREFERS_MARKDOWN} from '../headers/prefersMarkdown';
import {CONTENT_TYPES} from './contentTypes';

/** Rewrites the generated parts of an nginx configuration; each is between two comments. */
export function toNginxConfig(hashes: readonly string[], config: string): string {
  const parts = {
    'the file of a page': toPageFile(),
    'headers by path': toHeaderMaps(),
    headers: toAddHeaders(hashes),
    types: toTypes(),
  };
  return Object.entries(parts).reduce(
    (text, [name, lines]) =>
      text.replace(
        new RegExp(`^( *)# ${name}\n.*?^ *# end of ${name}$`, 'ms'),
        (_, indent: string) =>
          [`# ${name}`, ...lines, `# end of ${name}`]
            .map((line) => indent + line)
            .join('\n'),
      ),
    config,
  );
}

/** One map for each header that depends on the path; only responses with a file follow the rules. */
function toHeaderMaps(): string[] {
  const maps = listHeadersOfPaths().map((name) => {
    const lines = PATH_RULES.flatMap(({pattern, headers: {[name]: value}}) => {
      const path = pattern.startsWith('^') ? pattern.slice(1) : `.*${pattern}`;
      return value === undefined ? [] : [`"~^(?:200|206|304) ${path}" "${value}"`];
    });
    const other = name === 'Cache-Control' ? REVALIDATED : '';
    return toMap('"$status $uri"', toVariable(name), [...lines, `default "${other}"`]);
  });
  const hsts = Object.values(SECURE_ONLY).join();
  // Behind a proxy that ends TLS, too.
  const source = '"$https $http_x_forwarded_proto"';
  const secure = [`"~^(?:on|\\S* ?https)" "${hsts}"`, 'default ""'];
  return [...maps, toMap(source, '$site_hsts', secure)].flat();
}

/** The page, or its Markdown for a request that prefers it; the home page has an empty path. */
function toPageFile(): string[] {
  return toMap('"$http_accept $site_page"', '$site_page_file', [
    `"~*${PREFERS_MARKDOWN}.* $" /index.md`,
    `"~*${PREFERS_MARKDOWN}" $site_page.md`,
    'default $site_page/index.html',
  ]);
}

function toMap(source: string, name: string, lines: readonly string[]): string[] {
  return [`map ${source} ${name} {`, ...lines.map((line) => `  ${line};`), '}'];
}

function toAddHeaders(hashes: readonly string[]): string[] {
  return [
    ...Object.entries(toSecurityHeaders(hashes)).map(([name, value]) => [
      name,
      `"${value}"`,
    ]),
    ...listHeadersOfPaths().map((name) => [name, toVariable(name)]),
    ...Object.keys(SECURE_ONLY).map((name) => [name, '$site_hsts']),
  ].map(([name, value]) => `add_header ${name} ${value} always;`);
}

function toTypes(): string[] {
  const lines = Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `  "${type}" ${extension};`,
  );
  return ['types {', ...lines, '}'];
}

function listHeadersOfPaths(): string[] {
  return [...new Set(PATH_RULES.flatMap(({headers}) => Object.keys(headers)))];
}

function toVariable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}
