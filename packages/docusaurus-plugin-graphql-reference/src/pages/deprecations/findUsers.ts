import type {Deprecated, ReferenceLink} from 'graphql-api-model';
import type {PageContext} from '../context';
import type {Row} from '../../parts/types';

const MOST_LINKS = 3;

/** What still uses a deprecated element: operations whose type or arguments have it, and requests of guides. */
export function findUsers(
  {element, parents: [owner = element]}: Deprecated,
  context: PageContext,
): readonly Row[] {
  const {guides, permalinks, t} = context;
  const {coordinate} = element;
  const operations = findOperations(owner.coordinate, context);
  const count = operations.length;
  const all = {text: t('uses.more', {count}), href: permalinks.at(owner.coordinate)};
  const lists = [
    {
      label: t('deprecations.operations'),
      links: [...operations.slice(0, MOST_LINKS), ...(count > MOST_LINKS ? [all] : [])],
    },
    {
      label: t('deprecations.guides'),
      links: (guides?.uses.get(coordinate) ?? []).slice(0, MOST_LINKS),
    },
  ];
  return lists.filter(({links}) => links.length > 0);
}

/** The operations that return a type or accept it as an argument. */
function findOperations(
  type: string,
  {model, permalinks, usagesOf}: PageContext,
): readonly ReferenceLink[] {
  const uses = usagesOf(type).flatMap((group) => group.uses);
  const names = new Set(uses.map(({coordinate}) => coordinate.replace(/\(.*/, '')));
  return [...names]
    .filter((name) => model.roots.some((root) => name.startsWith(`${root.type}.`)))
    .map((name) => ({text: name, href: permalinks.at(name)}));
}
