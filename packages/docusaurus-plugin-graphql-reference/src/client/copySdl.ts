import {translate} from '@docusaurus/Translate';
import {fetchText} from 'docusaurus-plugin-markdown-pages/clipboard';

/** The SDL of `data-sdl`, an operation, and what it reaches, picked from `data-file`, the file of the schema. */
export async function fetchSdl(button: HTMLElement): Promise<string> {
  const {sdl = '', file = ''} = button.dataset;
  const [{createPick}, text] = await Promise.all([
    import('../sdl/createPick'),
    fetchText(file),
  ]);
  return createPick(text)(sdl);
}

/** Shows whether the SDL is copied. */
export async function copySdl(
  button: HTMLElement,
  copying: Promise<void>,
): Promise<void> {
  const status = button.parentElement?.querySelector('[role=status]');
  const tell = (text: string): void => {
    if (status) status.textContent = text;
  };
  tell('');
  try {
    await copying;
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
