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

/** What the plugins for docs, posts or pages load, as far as it is needed here. */
interface Content {
  readonly loadedVersions?: readonly {readonly docs: readonly WrittenPage[]}[];
  readonly blogPosts?: readonly {readonly metadata: WrittenPage}[];
}

const wordList = Joi.alternatives(Joi.string(), Joi.array().items(Joi.string()));
const schema = Joi.object({
  section_keywords: Joi.object().pattern(Joi.string(), wordList),
});
const EXPECTED =
  "Write the anchor of a section and its words, as in section_keywords: {rate-limits: 'how often, throttle'}.";

/** The `section_keywords` in the front matter of docs, posts and pages, by the address of the page. */
export function collectSectionKeywords(
  plugins: readonly {readonly content: unknown}[],
): ReadonlyMap<string, SectionKeywords> {
  const found = plugins
    .flatMap(({content}) => findPages(content))
    .filter((page) => page.frontMatter?.['section_keywords'] !== undefined)
    .map(({permalink, source, frontMatter}) => {
      const words = parse(frontMatter!['section_keywords'], source);
      return [permalink, {source, words}] as const;
    });
  return new Map(found);
}

function findPages(content: unknown): readonly WrittenPage[] {
  if (Array.isArray(content)) {
    return (content as readonly (WrittenPage | undefined)[]).filter(
      (page) => page !== undefined,
    );
  }
  const {loadedVersions = [], blogPosts = []} = (content ?? {}) as Content;
  return [
    ...loadedVersions.flatMap(({docs}) => docs),
    ...blogPosts.map(({metadata}) => metadata),
  ];
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
