const asked = new Set<string>();

/**
 * Fetches a script into the browser's cache, before a link leads to what needs it. In place of the
 * `<link rel=prefetch>` of Docusaurus, about which Firefox and older versions of Chromium ask the `default-src`
 * of a Content-Security-Policy; this is allowed by `connect-src`. It never fails: a link that is
 * followed asks for the script again, and tells.
 */
export default async function prefetch(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  try {
    const response = await fetch(url, {priority: 'low'});
    // An answer that nobody reads to its end may not be kept.
    await response.arrayBuffer();
  } catch {
    // Refused, or there is no network.
  }
}
