import {type Element, findRemoval} from 'graphql-api-model';
import type {PageContext} from './context';
import type {Notice} from '../theme/GraphqlSection/Notice/section';
import {toMarkdown} from './toMarkdown';

/** States when an element is removed, where its reason does not. */
export function describeRemoval(
  element: Element,
  t: PageContext['t'],
): string | undefined {
  const date = findRemoval(element);
  return date === undefined || element.deprecation?.reason?.includes(date)
    ? undefined
    : t('deprecations.removal', {date});
}

/** The text about an element that is deprecated. */
export function toDeprecation(
  element: Element,
  {guides, t}: PageContext,
): Notice | undefined {
  if (!element.deprecation) return undefined;
  const removal = describeRemoval(element, t);
  const guide = guides?.migrations.get(element.coordinate);
  return {
    title: t('deprecations.notice'),
    text: toMarkdown(element.deprecation.reason),
    ...(removal !== undefined && {sentence: removal}),
    ...(guide && {
      link: {...guide, text: t('deprecations.guide', {guide: guide.text})},
    }),
  };
}
