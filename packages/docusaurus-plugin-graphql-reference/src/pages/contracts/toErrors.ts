import {
  type Contract,
  type Entry,
  type ErrorCode,
  isOperationKind,
  toSummary,
  type TypedError,
} from 'graphql-api-model';
import type {PageContext, SectionContext} from '../context';
import type {ListItem} from '../../theme/GraphqlSection/List/section';
import {toNameLink} from '../badges';
import type {Markdown} from '../../parts/types';
import {type Section, showIf, withHeading} from '../sections';
import {toMarkdown} from '../toMarkdown';
import {toCode} from './toAccess';

/** Codes of a type of errors that the page of an operation shows. */
const MOST_CODES = 30;

/** The codes that a field declares, each once, as a page shows them. */
export function toShownErrors(
  contract: Contract | undefined,
  {permalinks}: PageContext,
): readonly ListItem[] {
  const errors = contract?.errors ?? [];
  return [...new Set(errors.map(({code}) => code))].map((code) => {
    const own = errors.filter((error) => error.code === code);
    const action = own.find((error) => error.action !== undefined)?.action;
    return {
      text: code,
      href: permalinks.catalogueEntry('errors', code)!,
      texts: own.flatMap(({when}) => (when === undefined ? [] : [toMarkdown(when)])),
      ...(action !== undefined && {advice: toMarkdown(action)}),
    };
  });
}

function toTypedError({type, codes}: TypedError, context: PageContext): ListItem {
  const {permalinks, t} = context;
  const item = toNameLink(type.name, type.name, context);
  const all = {text: t('errors.more'), href: permalinks.at(type.name)};
  const links = [
    ...codes
      .slice(0, MOST_CODES)
      .map(({name, coordinate}) => toNameLink(name, coordinate, context)),
    ...(codes.length > MOST_CODES ? [all] : []),
  ];
  return {
    ...item,
    summary: toSummary(type.description),
    ...(links.length > 0 && {rows: [{label: '', links}]}),
  };
}

/** The codes of every operation, as a sentence. */
function toGeneral(
  name: string,
  declared: readonly ListItem[],
  {model, permalinks, t}: PageContext,
): Markdown {
  const isOf = ({code, general, except}: ErrorCode): boolean =>
    general !== undefined &&
    !except.includes(name) &&
    declared.every(({text}) => text !== code);
  const codes = (model.errorCodes ?? [])
    .filter(isOf)
    .map(({code}) => toCode(code, permalinks.catalogueEntry('errors', code)));
  return toMarkdown(
    codes.length === 0 ? '' : t('errors.general', {codes: codes.join(', ')}),
  );
}

/** What can go wrong in an operation: codes that it returns, errors that are part of its result. */
export function toErrors(
  {kind, element}: Entry,
  context: SectionContext,
): readonly Section[] {
  if (element.kind !== 'field' || !isOperationKind(kind)) return [];
  const errors = toShownErrors(element.contract, context);
  const typed = context
    .findTypedErrors(element, kind)
    .map((error) => toTypedError(error, context));
  const general = toGeneral(element.name, errors, context);
  return withHeading(context.toHeading('errors', context.t('heading.errors')), [
    ...showIf(errors.length > 0, {kind: 'list', look: 'errors', items: errors}),
    ...showIf(typed.length > 0, {kind: 'list', look: 'types', items: typed}),
    ...showIf(general.source !== '', {kind: 'prose', text: general}),
  ]);
}
