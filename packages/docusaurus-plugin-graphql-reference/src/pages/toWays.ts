import type {Entry} from 'graphql-api-model';
import type {SectionContext} from './context';
import {type Section, showIf} from './sections';
import {toOperationCodes} from '../requests/createRequests';

/**
 * How an object, interface or union is fetched, or how an input is sent; nothing for a type that
 * only helps another one, and nothing where no request can be made.
 */
export function toWays(
  {kind, element}: Entry,
  {waysOf, helpers, permalinks, t, toHeading}: SectionContext,
): readonly Section[] {
  const isInput = kind === 'input';
  if (!waysOf || (!isInput && !['object', 'interface', 'union'].includes(kind)))
    return [];
  // An input helps the operation that takes it, so its name adds nothing.
  if (!isInput && helpers.has(element.name)) return [];
  const found = isInput ? waysOf.with(element.name) : waysOf.to(element.name);
  if (!found) return [];
  const [{text: way, coordinate: first}] = found.ways;
  const {data} = found;
  const href = permalinks.requestOf(first);
  const link = data === undefined ? undefined : {text: t('ways.programs'), href, data};
  const links = found.ways.map(({coordinate, text, hasRequest}) => ({
    text,
    href: hasRequest ? permalinks.requestOf(coordinate) : permalinks.at(coordinate),
  }));
  const blocks = toOperationCodes(found, t, link);
  const text = t(isInput ? 'ways.variables' : 'ways.request', {way});
  return [
    {
      kind: 'rows',
      look: 'names',
      heading: isInput
        ? toHeading('send', t('heading.send'))
        : toHeading('get', t('heading.get')),
      are: 'names',
      rows: [{label: t(isInput ? 'ways.send' : 'ways.get'), links}],
    },
    ...showIf(blocks.length > 0, {
      kind: 'code',
      ...(isInput ? {fold: text} : {label: text}),
      blocks,
    }),
  ];
}
