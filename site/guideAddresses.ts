import {settings} from './settings';

/** Addresses of the platform's services. */
export interface Addresses {
  /** Of the API. */
  readonly endpoint: string;
  /** Of the sign-in service, without a trailing slash; `undefined` where there is none. */
  readonly signIn: string | undefined;
}

/**
 * The addresses as guides and posts write them, whatever the settings are: in the source and on
 * a forge a sample stays one that can be read.
 */
export const WRITTEN = {
  endpoint: 'https://api.community-platform.example/graphql',
  signIn: 'https://signin.community-platform.example',
} satisfies Addresses;

/** What of a node of Markdown can contain an address. */
interface MarkdownNode {
  value?: string;
  url?: string;
  readonly children?: readonly MarkdownNode[];
}

/** The lines of an HTTP request, in which path and host of the endpoint are apart. */
function toRequestLines(endpoint: string): readonly [path: string, host: string] {
  const {pathname, search, host} = new URL(endpoint);
  return [` ${pathname}${search} HTTP/`, `Host: ${host}`];
}

/** Puts the addresses of the settings in the place of the written ones. */
export function replaceAddresses(text: string, own: Addresses): string {
  const [path, host] = toRequestLines(WRITTEN.endpoint);
  const [ownPath, ownHost] = toRequestLines(own.endpoint);
  const replaced = text
    .replaceAll(WRITTEN.endpoint, own.endpoint)
    .replaceAll(WRITTEN.signIn, own.signIn ?? WRITTEN.signIn);
  return replaced.includes(host)
    ? replaced.replaceAll(path, ownPath).replaceAll(host, ownHost)
    : replaced;
}

function replaceIn(node: MarkdownNode, own: Addresses): void {
  if (node.value !== undefined) node.value = replaceAddresses(node.value, own);
  if (node.url !== undefined) node.url = replaceAddresses(node.url, own);
  for (const child of node.children ?? []) replaceIn(child, own);
}

/**
 * A remark plugin: guides and posts name the endpoint and the sign-in service of the settings, in
 * samples, sentences and links.
 */
export function guideAddresses(own: Addresses = settings): (tree: MarkdownNode) => void {
  return (tree) => replaceIn(tree, own);
}
