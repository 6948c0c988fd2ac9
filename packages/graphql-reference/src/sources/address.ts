import {CommandError} from 'graphql-samples/command';

/** Whether a source is the address of a server, not a path. */
export function isAddress(source: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(source);
}

/** An address for messages: without credentials and query, which may contain a password. */
export function toShownAddress(address: string, base?: string): string {
  if (!URL.canParse(address, base)) {
    return address.replace(/[?#].*/s, '').replace(/\/\/.*@/s, '//');
  }
  const {protocol, host, pathname} = new URL(address, base);
  return `${protocol}//${host}${pathname}`;
}

/** The texts that no message may contain: values of headers and of the address' query. */
export function findSecrets(
  address: string,
  headers: Readonly<Record<string, string>>,
): readonly string[] {
  const query = URL.canParse(address) ? [...new URL(address).searchParams.values()] : [];
  return [...Object.values(headers), ...query].flatMap((value) => {
    // A server may repeat the token of "Bearer <token>" alone.
    const words = value.split(/\s+/).filter((word) => word.length > 5);
    return [value, ...words].flatMap((text) => [text, encodeURIComponent(text)]);
  });
}

export function withoutSecrets(message: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, secret) => text.replaceAll(secret, '…'), message);
}

/** Throws CommandError if there are headers to send, and no source is a server. */
export function assertReceiver(
  headers: Readonly<Record<string, string>> | undefined,
  sources: readonly string[],
): void {
  if (headers === undefined || sources.some(isAddress)) return;
  throw new CommandError(
    '--header has no effect, because no source is the address of a server. Name a server, such as https://api.example/graphql, or leave --header out.',
  );
}
