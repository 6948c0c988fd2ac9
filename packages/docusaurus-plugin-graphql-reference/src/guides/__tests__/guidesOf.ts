import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {buildSchema} from 'graphql';
import {type ApiModel, createPermalinks} from 'graphql-api-model';
import {checkMarkdown} from 'graphql-samples';
import {completeOptions, type Options} from '../../options/options';
import {toSampleSchema} from '../../samples/toSampleSchema';
import {toModel} from '../../source/toModel';
import type {Guides} from '../Guides';
import {createGuides} from '../createGuides';

/** A block of code of a guide. */
export function fence(head: string, code: string): string {
  return `\n\`\`\`${head}\n${code}\n\`\`\`\n`;
}

/** What guides have for the reference of a schema; each is on a page with the title of its file. */
export function guidesOf(
  sdl: string,
  texts: Readonly<Record<string, string>>,
  written: Partial<Options> = {},
): Guides & {readonly model: ApiModel} {
  const schema = buildSchema(sdl);
  const options = completeOptions({schema: 'a.graphql', ...written});
  const reference = {schema, ...toModel(schema, options)};
  const files = Object.entries(texts).map(([title, text]) => ({
    file: `docs/${title}.md`,
    text,
  }));
  const permalinks = createPermalinks(reference.model, '/');
  const samples = toSampleSchema(reference, options, permalinks);
  const {contents} = checkMarkdown(files, [samples]);
  const pages = new Map(
    Object.keys(texts).map((title) => [
      `docs/${title}.md`,
      {title, href: `/docs/${title}`, isTranslated: title === 'Translated'},
    ]),
  );
  const guides = createGuides(
    contents,
    {pages, createSlugger, parseMarkdownHeadingId},
    {reference, options},
  );
  return {...guides, model: reference.model};
}
