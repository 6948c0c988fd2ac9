import {load} from 'cheerio/slim';
import {squash} from './words';

/** The titles of the posts that a page lists, in their order. */
export function readPosts(html: string): readonly string[] {
  const $ = load(html);
  const titles = $('main article > header > h2').toArray();
  return titles.map((title) => squash($(title).text()));
}
