import {type Element, findRemoval} from 'graphql-api-model';
import type {PageContext} from './context';
import type {ShownDeprecation} from './sections';
import {toMarkdown} from './toMarkdown';

/** States when an element is removed, where its reason does not. */
export function describeRemoval(
  element: Element,
  say: PageContext['say'],
): string | undefined {
  const date = findRemoval(element);
  return date === undefined || element.deprecation?.reason?.includes(date)
    ? undefined
    : say('deprecations.removal', {date});
}

/** The text about an element that is deprecated. */
export function toDeprecation(
  element: Element,
  {guides, say}: PageContext,
): ShownDeprecation | undefined {
  if (!element.deprecation) return undefined;
  const removal = describeRemoval(element, say);
  const guide = guides?.migrations.get(element.coordinate);
  return {
    reason: toMarkdown(element.deprecation.reason),
    ...(removal !== undefined && {removal}),
    ...(guide && {
      guide: {...guide, text: say('deprecations.guide', {guide: guide.text})},
    }),
  };
}
