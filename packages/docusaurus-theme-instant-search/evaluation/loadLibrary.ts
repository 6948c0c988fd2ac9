import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadSchema} from 'graphql-api-model';
import {ROOT} from '../../../commands/paths';
import {indexOf, toPages} from '../src/__tests__/searchSite';
import type {IndexFile} from '../src/format/indexFile';
import {toSlug} from 'graphql-api-model/words';
import {parsePage} from '../src/indexer/parsePage';
import {toGuidePage} from '../src/indexer/toGuidePage';

const SITE = path.join(ROOT, 'tests/owner/site');

/** The index of the library's site, whose owner named no synonyms of search. */
export function loadLibrary(): IndexFile {
  const {schema} = loadSchema({
    schema: 'schema/*.graphql',
    lenient: false,
    directory: SITE,
  });
  const guides = ['branches', 'loans', 'start'].map((name) => {
    const markdown = readFileSync(path.join(SITE, 'docs', `${name}.md`), 'utf8');
    const {guide} = toGuidePage(`/docs/${name}`, parsePage(toHtml(markdown)), {
      expandPhrases: (text) => text,
      isListing: false,
      isList: false,
      isSecondary: false,
      isReference: () => false,
    });
    return guide;
  });
  return indexOf(toPages(schema), guides);
}

/** The HTML of a guide, as far as search reads it. */
function toHtml(markdown: string): string {
  const [, description = '', body = ''] =
    /^---\ndescription: (.*?)\n---\n(.*)$/su.exec(markdown) ?? [];
  const blocks = body
    .replace(/^```.*?^```$/gmsu, '')
    .replace(/`([^`]+)`/gu, '<code>$1</code>')
    .trim()
    .split(/\n{2,}/u)
    .map((block) => {
      const [, {length: level} = '', text = block] = /^(#+) (.*)$/u.exec(block) ?? [];
      return level === 0
        ? `<p>${text}</p>`
        : `<h${level} id="${toSlug(text.replaceAll(' ', '-'))}">${text}</h${level}>`;
    });
  return `<html class="plugin-docs"><meta name="description" content="${description}"><main>${blocks.join('')}</main></html>`;
}
