/** The text of a file of the site by its path. */
export async function fetchText(path: string): Promise<string> {
  const response = await fetch(new URL(location.origin + path), {mode: 'same-origin'});
  if (!response.ok) throw new Error(`${path} returned status ${response.status}.`);
  return response.text();
}
