import {findDeprecations, groupBy, listEntries} from 'graphql-api-model';
import type {CheckedText} from 'graphql-samples';
import type {PluginOptions} from '../options/options';
import type {Reference} from '../source/createSource';
import {chooseGuideExamples, listOtherRequests} from './chooseGuideExamples';
import {findMigrations} from './findMigrations';
import type {GuidePage} from './findGuidePages';
import {linkGuides} from './linkGuides';
import type {Guides} from './Guides';
import {type GuideSection, type HeadingIds, toSections} from './toSections';

interface Site extends HeadingIds {
  /** By their files. */
  readonly pages: ReadonlyMap<string, GuidePage>;
}

/** Finds what the guides of a site have for a reference; other texts count for nothing. */
export function createGuides(
  texts: readonly CheckedText[],
  {pages, ...ids}: Site,
  {
    reference: {schema, model, isHidden},
    options: {id: name, requests, guideLinks},
  }: {readonly reference: Reference; readonly options: PluginOptions},
): Guides {
  const sections = texts.flatMap((text) => {
    const page = pages.get(text.file);
    return page ? toSections(text, page, {name, ...ids}) : [];
  });
  const entries = listEntries(model);
  const deprecations = findDeprecations(model);
  const deprecated = new Set(deprecations.map(({element}) => element.coordinate));
  const isDeprecated = (coordinate: string): boolean => deprecated.has(coordinate);
  const rules = {schema, isHidden, isDeprecated};
  const examples =
    requests !== false && requests.guideExamples
      ? chooseGuideExamples(sections, rules)
      : new Map<string, never>();
  return {
    examples,
    requests: listOtherRequests(sections, examples, rules),
    links: guideLinks ? linkGuides(sections, {entries, examples}) : new Map(),
    migrations: guideLinks ? findMigrations(sections, deprecations) : new Map(),
    uses: findUses(sections, isDeprecated),
  };
}

function findUses(
  sections: readonly GuideSection[],
  isDeprecated: (coordinate: string) => boolean,
): Guides['uses'] {
  const uses = sections.flatMap(({requests, link}) => {
    const used = new Set(requests.flatMap(({coordinates}) => coordinates));
    return [...used].filter(isDeprecated).map((coordinate) => ({coordinate, link}));
  });
  return new Map(
    [...groupBy(uses, ({coordinate}) => coordinate)].map(([coordinate, own]) => [
      coordinate,
      own.map(({link}) => link),
    ]),
  );
}
