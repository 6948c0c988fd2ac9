/** A name in the lines above a text, at an offset into them. */
interface FrontMatterName {
  readonly text: string;
  readonly at: number;
}

/** What readers see of it: the title, and the description of search results. */
const SHOWN =
  /^(?:title|description|sidebar_label|pagination_label)[ \t]*:(.*(?:\n[ \t]+.*)*)/gm;
/** Names that no word of a sentence looks like: `aB`, `A_B`, `X.y`, `@x`. */
const NAME =
  /(?<![\w@./-])(?:@[A-Za-z_]\w*(?![\w/])|[A-Z]\w*\.[a-zA-Z_]\w*|[a-z]\w*[A-Z]\w*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?![\w-])/g;

/** Reads the names in front matter, where nothing marks them as code. */
export function readFrontMatter(yaml: string): readonly FrontMatterName[] {
  return [...yaml.matchAll(SHOWN)].flatMap((line) => {
    const [whole, text = ''] = line;
    const start = line.index + whole.length - text.length;
    return [...text.matchAll(NAME)].map((name) => ({
      text: name[0],
      at: start + name.index,
    }));
  });
}
