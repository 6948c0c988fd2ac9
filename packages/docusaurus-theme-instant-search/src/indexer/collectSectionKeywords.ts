import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import Joi from 'joi';

/** What the author of a page expects readers to type for its sections. */
export interface SectionKeywords {
  /** The file of the page, for errors. */
  readonly source: string;
  /** The words of each section, by its anchor. */
  readonly words: Readonly<Record<string, string>>;
}

interface WrittenPage {
  readonly permalink: string;
  readonly source: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

/** What Docusaurus' own plugins load, by the types that they export. */
interface Contents {
  readonly 'docusaurus-plugin-content-docs': DocsContent;
  readonly 'docusaurus-plugin-content-blog': BlogContent;
  readonly 'docusaurus-plugin-content-pages': PagesContent | null;
}

/** A plugin as Docusaurus passes it after a build. */
interface AnyPlugin {
  readonly name: string;
  readonly content: unknown;
}

const wordList = Joi.alternatives(Joi.string(), Joi.array().items(Joi.string()));
const schema = Joi.object({
  section_keywords: Joi.object().pattern(Joi.string(), wordList),
});
const EXPECTED =
  "Write the anchor of a section and its words, as in section_keywords: {rate-limits: 'how often, throttle'}.";

/** The `section_keywords` in the front matter of docs, posts and pages, by the address of the page. */
export function collectSectionKeywords(
  plugins: readonly AnyPlugin[],
): ReadonlyMap<string, SectionKeywords> {
  const found = plugins
    .flatMap(findPages)
    .filter((page) => page.frontMatter?.['section_keywords'] !== undefined)
    .map(({permalink, source, frontMatter}) => {
      const words = parse(frontMatter!['section_keywords'], source);
      return [permalink, {source, words}] as const;
    });
  return new Map(found);
}

function isNamed<Name extends keyof Contents>(
  plugin: AnyPlugin,
  name: Name,
): plugin is {readonly name: Name; readonly content: Contents[Name]} {
  return plugin.name === name;
}

function findPages(plugin: AnyPlugin): readonly WrittenPage[] {
  if (isNamed(plugin, 'docusaurus-plugin-content-docs'))
    return plugin.content.loadedVersions.flatMap(({docs}) => docs);
  if (isNamed(plugin, 'docusaurus-plugin-content-blog'))
    return plugin.content.blogPosts.map(({metadata}) => metadata);
  return isNamed(plugin, 'docusaurus-plugin-content-pages') ? (plugin.content ?? []) : [];
}

function parse(written: unknown, source: string): SectionKeywords['words'] {
  const {error} = schema.validate({section_keywords: written}, {convert: false});
  if (error) throw new Error(`${source}: ${error.message}. ${EXPECTED}`);
  return Object.fromEntries(
    Object.entries(written as Record<string, string | readonly string[]>).map(
      ([anchor, found]) => [anchor, [found].flat().join(', ')],
    ),
  );
}
