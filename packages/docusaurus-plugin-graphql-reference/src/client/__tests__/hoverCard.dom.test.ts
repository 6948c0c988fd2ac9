import {expect, it, vi} from 'vitest';
import {showCard} from '../hoverCard';

const loadStaticPage = vi.hoisted(() => vi.fn<(path: string) => Promise<string>>());
vi.mock('docusaurus-plugin-static-routes/loadStaticPage', () => ({loadStaticPage}));

it('where the browser has no popovers, nothing is fetched and nothing is added to the page', async () => {
  document.body.innerHTML = '<a href="/docs/graphql/types/objects/space">Space</a>';
  // jsdom has none.
  expect(document.body).not.toHaveProperty('popover');
  await showCard(document.querySelector('a')!);
  expect(loadStaticPage).not.toHaveBeenCalled();
  expect(document.body.children).toHaveLength(1);
});
