import {translate} from '@docusaurus/Translate';

/** The SDL of an operation and what it reaches, picked from the file with the whole schema. */
async function fetchSdl(file: string, coordinate: string): Promise<string> {
  const response = await fetch(new URL(location.origin + file), {mode: 'same-origin'});
  if (!response.ok) throw new Error(`${file} returned status ${response.status}.`);
  const [{createPick}, text] = await Promise.all([
    import('../sdl/createPick'),
    response.text(),
  ]);
  return createPick(text)(coordinate);
}

/** Copies the SDL of `data-sdl`, a coordinate, out of `data-file`, the file of the schema. */
export async function copySdl(button: HTMLElement): Promise<void> {
  const {sdl = '', file = ''} = button.dataset;
  const status = button.parentElement?.querySelector('[role=status]');
  const tell = (text: string): void => {
    if (status) status.textContent = text;
  };
  tell('');
  try {
    await navigator.clipboard.writeText(await fetchSdl(file, sdl));
    tell(
      translate({
        id: 'theme.graphql.sdl.copied',
        message: 'Copied',
        description: 'Beside the button that copies the schema of an operation',
      }),
    );
  } catch {
    tell(
      translate({
        id: 'theme.graphql.sdl.failed',
        message: 'Could not copy. Download the whole schema instead.',
        description: 'Where the schema of an operation could not be copied',
      }),
    );
  }
}
