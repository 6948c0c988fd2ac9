import type {Visit} from './listElements';

/** The domain of an element: its own, or that of what it belongs to. */
export function getGroup({element, parents}: Visit): string | undefined {
  const owner = [element, ...parents.toReversed()].find((each) => 'group' in each);
  return owner && 'group' in owner ? owner.group : undefined;
}
