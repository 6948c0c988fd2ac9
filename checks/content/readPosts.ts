import {load} from 'cheerio/slim';
import {squash} from './words';

/** Classes of the pages of Docusaurus that list posts. */
const LIST = '.blog-list-page, .blog-tags-post-list-page, .blog-authors-posts-page';

/** The titles of the posts that a page lists, in their order, if it is such a list. */
export function readPosts(html: string): readonly string[] | undefined {
  const $ = load(html);
  if (!$('html').is(LIST)) return undefined;
  const titles = $('main article > header > h2').toArray();
  return titles.map((title) => squash($(title).text()));
}
