import {type Entry, isOperationKind} from 'graphql-api-model';
import {needsToken} from '../options/toRequestData';
import type {SectionContext} from './context';
import type {Section} from './sections';

/** The section of a request, and the description without the sample that is in it. */
interface RequestParts {
  readonly sections: readonly Section[];
  /** As Markdown. */
  readonly description: string | null | undefined;
}

/** The request for an operation, where the owner wants one and one can be made. */
export function toRequest(
  {kind, element}: Entry,
  {requestsOf, guides, tokenGuide, t, toHeading}: SectionContext,
): RequestParts {
  const {name, coordinate, description} = element;
  if (!requestsOf || !isOperationKind(kind)) return {sections: [], description};
  const example = guides?.examples.get(coordinate);
  const {sizes, rest = description} = requestsOf(kind, name, t, example);
  if (sizes.length === 0) return {sections: [], description};
  const contract = element.kind === 'field' ? element.contract : undefined;
  const section: Section = {
    kind: 'request',
    heading: toHeading('request', t('heading.request')),
    labels: {sizes: t('request.sizes'), tabs: t('request.tabs')},
    ...(tokenGuide && needsToken(contract) && {tokenGuide}),
    sizes,
  };
  return {sections: [section], description: rest};
}
