import {checkMarkdown, type MarkdownFile} from 'graphql-samples';
import {BLOCK_CLASSES} from './blockClasses';
import {createDeprecatedClasses} from './deprecatedClasses';
import type {Content} from './loadContent';
import {createNameClasses} from './nameClasses';
import {createNumberClasses} from './numberClasses';
import {pick, type Choice} from './pick';
import {readFences} from './readFences';
import type {ClassResult, ContentMutant} from './types';

/** Makes the content wrong in one place at a time, and asks whether the check of the build tells. */
export function runContent(content: Content, choice: Choice): readonly ClassResult[] {
  const {schema} = content;
  const classes = {
    ...BLOCK_CLASSES,
    ...createDeprecatedClasses(schema.schema),
    ...createNameClasses(schema),
    ...createNumberClasses(schema.vocabulary?.facts ?? []),
  };
  const read = content.files.map((file) => ({file, fences: readFences(file.text)}));
  return Object.entries(classes).map(([kind, find]) => {
    const mutants = read.flatMap(({file, fences}) =>
      find(file.text, fences).map((place) => ({file: file.file, ...place})),
    );
    const tried = pick(mutants, choice);
    const survivors = tried.filter((mutant) => !isKilled(mutant, content));
    return {
      kind,
      tried: tried.length,
      killed: tried.length - survivors.length,
      survivors: survivors.map(({file, from, to}) => `${file}: ${from} -> ${to}`),
    };
  });
}

function isKilled({file, at, from, to}: ContentMutant, content: Content): boolean {
  const own = content.files.find((one) => one.file === file);
  if (!own?.text.startsWith(from, at)) {
    throw new Error(`${file} has no "${from}" at ${at}.`);
  }
  const changed: MarkdownFile = {
    ...own,
    text: own.text.slice(0, at) + to + own.text.slice(at + from.length),
  };
  return checkMarkdown([changed], [content.schema]).errors.length > 0;
}
