import {type ApiModel, listElements, type Permalinks} from 'graphql-api-model';
import type {BadgeOption} from '../options/badgesOption';
import type {Translate} from '../words/createTranslate';
import type {Badge, NameLink} from '../parts/types';

/** Finds the badges of an element; on its own page a notice states that it is deprecated. */
export type BadgesOf = (coordinate: string, isOfPage?: boolean) => readonly Badge[];

/**
 * Reads the option `badges`, in whose order they are, the one for what is deprecated first.
 */
export function createBadgesOf(
  model: ApiModel,
  written: Readonly<Record<string, BadgeOption>>,
  t: Translate,
): BadgesOf {
  const deprecated: BadgeOption = {text: t('badge.deprecated'), tone: 'danger'};
  const badges = Object.entries({deprecated, ...written}).map(
    ([name, option]) => [name.replace(/^@/, ''), toBadge(option)] as const,
  );
  const found = new Map<string, typeof badges>();
  for (const {element} of listElements(model)) {
    const {coordinate, directives, deprecation} = element;
    const own = badges.filter(
      ([name]) =>
        (name === 'deprecated' && deprecation) ||
        directives.some((directive) => directive.name === name),
    );
    if (own.length > 0) found.set(coordinate, own);
  }
  return (coordinate, isOfPage = false) =>
    (found.get(coordinate) ?? []).flatMap(([name, badge]) =>
      isOfPage && name === 'deprecated' ? [] : [badge],
    );
}

/** Puts the base URL before the paths that badges link to. */
export function resolveBadges(
  written: Readonly<Record<string, BadgeOption>>,
  toHref: (to: string) => string,
): Readonly<Record<string, BadgeOption>> {
  return Object.fromEntries(
    Object.entries(written).map(([name, badge]) =>
      typeof badge !== 'string' && badge.link?.startsWith('/')
        ? [name, {...badge, link: toHref(badge.link)}]
        : [name, badge],
    ),
  );
}

function toBadge(option: BadgeOption): Badge {
  const {
    text,
    tone = 'secondary',
    link,
  } = typeof option === 'string' ? {text: option} : option;
  return {text, tone, ...(link !== undefined && {href: link})};
}

/** The name of an element, a link to its place, with its badges. */
export function toNameLink(
  text: string,
  coordinate: string,
  {permalinks, badgesOf}: {readonly permalinks: Permalinks; readonly badgesOf: BadgesOf},
): NameLink {
  const badges = badgesOf(coordinate);
  return {text, href: permalinks.at(coordinate), ...(badges.length > 0 && {badges})};
}
