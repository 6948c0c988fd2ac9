import {beforeEach, expect, it, vi} from 'vitest';
import '../loadOnClick';

const {onLoaded, fetchSdl} = vi.hoisted(() => ({
  onLoaded: vi.fn<(found: HTMLElement, copying: Promise<void>) => Promise<void>>(),
  fetchSdl: vi.fn<(found: HTMLElement) => Promise<string>>(),
}));
vi.mock('../onLoaded', () => ({onLoaded, fetchSdl}));

/** What is in the clipboard: a text, or the promise of one that it was given. */
let clipboard: (string | Promise<Blob>)[];

class FakeClipboardItem {
  readonly content: Readonly<Record<string, Promise<Blob>>>;
  constructor(content: Readonly<Record<string, Promise<Blob>>>) {
    this.content = content;
  }
}

/** Gives the page a clipboard as a browser has it with or without `ClipboardItem`. */
function stubClipboard(hasItems: boolean): void {
  clipboard = [];
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (text: string) => Promise.resolve(void clipboard.push(text)),
      write: async ([item]: readonly FakeClipboardItem[]) => {
        clipboard.push(item!.content['text/plain']!);
        await item!.content['text/plain'];
      },
    },
  });
  if (hasItems) vi.stubGlobal('ClipboardItem', FakeClipboardItem);
}

const LINKS = `
  <a data-request="{}" href="#operation"><b>In other languages</b></a>
  <button data-sdl="Query.a" data-file="#schema.graphql">Copy</button>
  <a id="other" href="#other">Other</a>`;

function click(selector: string, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
  document.querySelector(selector)!.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.innerHTML = LINKS;
  location.hash = '';
  onLoaded.mockReset().mockResolvedValue();
  fetchSdl.mockReset().mockResolvedValue('the text');
  stubClipboard(true);
});

it.each(['[data-request] b', '[data-sdl]'])(
  'a click on %s runs the code for it instead',
  async (selector) => {
    const event = click(selector);
    await vi.waitFor(() => {
      expect(onLoaded).toHaveBeenCalledTimes(1);
    });
    const [[found] = []] = onLoaded.mock.calls;
    expect(found).toBe(document.querySelector(selector)!.closest('a, button'));
    expect(event.defaultPrevented).toBe(true);
    expect(location.hash).toBe('');
  },
);

it('other links, and clicks that open a tab, are left to the browser', () => {
  expect(click('#other').defaultPrevented).toBe(false);
  expect(click('[data-request]', {ctrlKey: true}).defaultPrevented).toBe(false);
  expect(onLoaded).not.toHaveBeenCalled();
});

it.each([
  ['[data-request]', '#operation'],
  ['[data-sdl]', '#schema.graphql'],
])('the file or page of %s opens where the code fails', async (selector, hash) => {
  onLoaded.mockRejectedValue(new Error('No network.'));
  click(selector);
  await vi.waitFor(() => {
    expect(location.hash).toBe(hash);
  });
});

it('a click on a button that copies writes the promise of the text before anything is loaded', async () => {
  click('[data-sdl]');
  // WebKit refuses what is written later.
  expect(clipboard).toHaveLength(1);
  const blob = await clipboard[0];
  expect(blob).toMatchObject({size: 'the text'.length, type: 'text/plain'});
  expect(fetchSdl).toHaveBeenCalledExactlyOnceWith(document.querySelector('[data-sdl]'));
  await vi.waitFor(() => {
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });
  await expect(onLoaded.mock.calls[0]?.[1]).resolves.toBeUndefined();
});

it('a request is shown, and nothing is copied', async () => {
  click('[data-request]');
  await vi.waitFor(() => {
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });
  expect(clipboard).toEqual([]);
  expect(fetchSdl).not.toHaveBeenCalled();
});

it('where the clipboard takes no promise, the text is written', async () => {
  vi.unstubAllGlobals();
  stubClipboard(false);
  click('[data-sdl]');
  await vi.waitFor(() => {
    expect(clipboard).toEqual(['the text']);
  });
});

it('what became of the copy is passed on where there is no clipboard', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('navigator', {});
  click('[data-sdl]');
  await vi.waitFor(() => {
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });
  await expect(onLoaded.mock.calls[0]?.[1]).rejects.toThrow(/writeText/);
});
