/** The text of a file of the site; fails for an address of another host. */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(new URL(url, location.origin), {mode: 'same-origin'});
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  return response.text();
}
