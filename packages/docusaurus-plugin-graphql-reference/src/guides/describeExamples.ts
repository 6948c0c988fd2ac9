import {type ApiModel, isOperationKind, listEntries} from 'graphql-api-model';
import type {Guides} from './Guides';

/** How many operations without an example are named. */
const MOST_NAMED = 20;

/** States for how many operations the guides have an example, and which have none, if some have one. */
export function describeExamples(
  {examples}: Pick<Guides, 'examples'>,
  model: ApiModel,
): string | undefined {
  if (examples.size === 0) return undefined;
  const operations = listEntries(model)
    .filter(({kind}) => isOperationKind(kind))
    .map(({element}) => element.coordinate);
  const missing = operations.filter((coordinate) => !examples.has(coordinate));
  const counts = `Examples: the guides have one for ${operations.length - missing.length} of ${operations.length} operations.`;
  if (missing.length === 0) return counts;
  const more = missing.length - MOST_NAMED;
  const names = missing.slice(0, MOST_NAMED).join(', ');
  return `${counts} None for ${names}${more > 0 ? ` and ${more} more` : ''}.`;
}
