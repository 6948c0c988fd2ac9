import {type ApiModel, findDeprecations, groupBy, listEntries} from 'graphql-api-model';
import type {CheckedText} from 'graphql-samples';
import type {Content} from '../content/createContent';
import {chooseGuideExamples} from './chooseGuideExamples';
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
  }: Pick<Content, 'reference' | 'options'>,
): Guides {
  const sections = texts.flatMap((text) => {
    const page = pages.get(text.file);
    return page ? toSections(text, page, {name, ...ids}) : [];
  });
  const entries = listEntries(model);
  const deprecated = new Set(
    entries
      .filter(({element}) => element.deprecation)
      .map(({element}) => element.coordinate),
  );
  const isDeprecated = (coordinate: string): boolean => deprecated.has(coordinate);
  const examples =
    requests !== false && requests.guideExamples
      ? chooseGuideExamples(sections, {schema, isHidden, isDeprecated})
      : new Map<string, never>();
  return {
    examples,
    links: guideLinks ? linkGuides(sections, {entries, examples}) : new Map(),
    migrations: guideLinks ? findMigrations(sections, model) : new Map(),
    uses: findUses(sections, model),
  };
}

function findUses(sections: readonly GuideSection[], model: ApiModel): Guides['uses'] {
  const deprecated = new Set(
    findDeprecations(model).map(({element}) => element.coordinate),
  );
  const uses = sections.flatMap(({requests, link}) => {
    const used = new Set(requests.flatMap(({coordinates}) => coordinates));
    return [...used]
      .filter((one) => deprecated.has(one))
      .map((coordinate) => ({coordinate, link}));
  });
  return new Map(
    [...groupBy(uses, ({coordinate}) => coordinate)].map(([coordinate, own]) => [
      coordinate,
      own.map(({link}) => link),
    ]),
  );
}
