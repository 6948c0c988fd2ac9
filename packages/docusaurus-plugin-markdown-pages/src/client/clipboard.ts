/** The text of a file of the site by its path. */
export async function fetchText(path: string): Promise<string> {
  const response = await fetch(new URL(location.origin + path), {mode: 'same-origin'});
  if (!response.ok) throw new Error(`${path} returned status ${response.status}.`);
  return response.text();
}

/**
 * Writes a text to the clipboard that is yet to come. WebKit refuses what a click writes after it has waited, so
 * the promise is written.
 */
export async function copyText(loading: Promise<string>): Promise<void> {
  const {clipboard} = navigator;
  if (!('ClipboardItem' in window)) {
    const text = await loading;
    return clipboard.writeText(text);
  }
  const blob = loading.then((text) => new Blob([text], {type: 'text/plain'}));
  await clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
