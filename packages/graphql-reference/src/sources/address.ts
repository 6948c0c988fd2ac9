/** Whether a source is the address of a server, and no path. */
export function isAddress(source: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(source);
}

/** An address as messages call it: without what may be a password. */
export function toShownAddress(address: string): string {
  if (!URL.canParse(address))
    return address.replace(/[?#].*/s, '').replace(/\/\/.*@/s, '//');
  const {protocol, host, pathname} = new URL(address);
  return `${protocol}//${host}${pathname}`;
}
