import {
  PATH_RULES,
  REVALIDATED,
  SECURE_ONLY,
  toSecurityHeaders,
  type Headers,
} from '../headers/responseHeaders';
import {CONTENT_TYPES} from './contentTypes';
import {NOTICE, type BuildFacts} from './hostFile';

/** Where nginx listens and what it serves; the defaults are those of the container image. */
export interface NginxPlaces {
  readonly listen?: string;
  readonly root?: string;
}

/**
 * An nginx configuration for the `http` block: it answers as the server of `npm start` does. Wants
 * nginx 1.20 or newer with gzip_static, which is part of every package.
 */
export function toNginxConfig(
  {hashes}: BuildFacts,
  {listen = '8080', root = '/srv/site'}: NginxPlaces = {},
): string {
  return `# ${NOTICE}
# Include it in the http block. The site lies in ${root}.

${toPathMaps()}

${toHeaderMaps()}

${HTTPS_MAP}

server {
  listen ${listen};
  server_tokens off;
  root ${root};
  # A link out of the site is not followed; the root itself may be one.
  disable_symlinks on from=$document_root;

${toAddHeaders(toSecurityHeaders(hashes))}

${SERVING}

${toTypes()}

${LOCATIONS}
}
`;
}

const HTTPS_MAP = `# True behind a proxy that ends TLS, too. HSTS is for HTTPS alone.
map "$https $http_x_forwarded_proto" $site_hsts {
${toMapLine('~^(?:on|\\S* ?https)', SECURE_ONLY['Strict-Transport-Security'] ?? '')}
  default "";
}

map $status $site_allow {
  405 "GET, HEAD";
  default "";
}`;

const SERVING = `  # npm run build wrote .gz and .br beside the files. For .br see brotli.conf.
  gzip_static on;
  gzip_proxied any;
  etag on;
  # Of several ranges, the whole file is the answer.
  max_ranges 1;
  absolute_redirect off;
  sendfile on;
  tcp_nopush on;`;

const LOCATIONS = `  error_page 404 /404.html;
  error_page 405 @method;

  location = /404.html {
    internal;
    etag off;
  }

  location @method {
    types {}
    default_type "text/plain; charset=utf-8";
    return 405 "Only GET and HEAD are supported.\\n";
  }

  location / {
    if ($request_method !~ ^(?:GET|HEAD)$) {
      return 405;
    }
    if ($site_refused) {
      return 404;
    }
    try_files $uri $site_page/index.html $site_page.html =404;
  }

  location ~ \\.html$ {
    if ($request_method !~ ^(?:GET|HEAD)$) {
      return 405;
    }
    if ($site_refused) {
      return 404;
    }
    try_files $site_page/index.html $site_page.html =404;
  }`;

/** A page answers to four spellings; see commands/server/toCandidates.ts. */
function toPathMaps(): string {
  return `# /docs/intro, /docs/intro/, /docs/intro.html and /docs/intro/index.html are one page.
map $uri $site_page {
  "~^(?<stem>.*?)(?:/index)?\\.html$" $stem;
  "~^(?<stem>.*)/$" $stem;
  default $uri;
}

# Paths that a browser never sends as they are, and names that are no page.
map $request_uri $site_odd_path {
  "~^[^?]*//" 1;
  "~*^[^?]*%2f" 1;
  "~*^[^?]*/(?:\\.|%2e){1,2}(?:/|\\?|$)" 1;
  default 0;
}
map $uri $site_refused {
  "~^/404(?:/|/index\\.html)?$" 1;
  "~/index(?:/|/index\\.html)?$" 1;
  # Dot files are private, but for /.well-known/.
  "~^(?!/\\.well-known/).*/\\." 1;
  "~^/\\.well-known/(?:.*/)?\\." 1;
  default $site_odd_path;
}`;
}

/** One map for each header that depends on the path; only answers with a file obey the rules. */
function toHeaderMaps(): string {
  const names = [...new Set(PATH_RULES.flatMap(({headers}) => Object.keys(headers)))];
  return names
    .map((name) => {
      const lines = PATH_RULES.flatMap(({pattern, headers}) => {
        const value = headers[name];
        const source = `~^(?:200|206|304) ${pattern.replace(/^\^/, '')}`;
        return value === undefined
          ? []
          : [toMapLine(toStatusPattern(pattern, source), value)];
      });
      const other = name === 'Cache-Control' ? REVALIDATED : '';
      return `map "$status $uri" ${toVariable(name)} {\n${lines.join('\n')}\n  default "${other}";\n}`;
    })
    .join('\n\n');
}

function toStatusPattern(pattern: string, anchored: string): string {
  return pattern.startsWith('^') ? anchored : `~^(?:200|206|304) .*${pattern}`;
}

function toMapLine(pattern: string, value: string): string {
  return `  "${pattern}" "${value}";`;
}

function toVariable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function toAddHeaders(headers: Headers): string {
  const byPath = new Set(PATH_RULES.flatMap((rule) => Object.keys(rule.headers)));
  return [
    ...Object.entries(headers).map(([name, value]) => [name, `"${value}"`] as const),
    ...[...byPath].map((name) => [name, toVariable(name)] as const),
    ...Object.keys(SECURE_ONLY).map((name) => [name, '$site_hsts'] as const),
    ['Vary', 'Accept-Encoding'] as const,
    ['Allow', '$site_allow'] as const,
  ]
    .map(([name, value]) => `  add_header ${name} ${value} always;`)
    .join('\n');
}

function toTypes(): string {
  const lines = Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `    "${type}" ${extension};`,
  );
  return `  types {\n${lines.join('\n')}\n  }\n  default_type application/octet-stream;`;
}
