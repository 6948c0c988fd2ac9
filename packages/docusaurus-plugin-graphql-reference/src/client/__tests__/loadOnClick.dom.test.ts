import {beforeEach, expect, it, vi} from 'vitest';
import '../loadOnClick';

const onLoaded = vi.hoisted(() => vi.fn<(found: HTMLElement) => Promise<void>>());
vi.mock('../onLoaded', () => ({onLoaded}));

const LINKS = `
  <a class="gql-copy-page" href="#page.md"><b>Copy page</b></a>
  <a data-request="{}" href="#operation">In other languages</a>
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
});

it.each(['.gql-copy-page b', '[data-request]', '[data-sdl]'])(
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
  expect(click('.gql-copy-page', {ctrlKey: true}).defaultPrevented).toBe(false);
  expect(onLoaded).not.toHaveBeenCalled();
});

it.each([
  ['.gql-copy-page', '#page.md'],
  ['[data-sdl]', '#schema.graphql'],
])('the file or page of %s opens where the code fails', async (selector, hash) => {
  onLoaded.mockRejectedValue(new Error('No network.'));
  click(selector);
  await vi.waitFor(() => {
    expect(location.hash).toBe(hash);
  });
});
