import {
  type Contract,
  type Entry,
  type ErrorCode,
  isOperationKind,
  toSummary,
  type TypedError,
} from 'graphql-api-model';
import type {PageContext, SectionContext} from '../context';
import type {Markdown, Section, ShownError, ShownTypedError} from '../sections';
import {toMarkdown} from '../toMarkdown';
import {toCode} from './toAccess';

/** Codes of a type of errors that the page of an operation shows. */
const MOST_CODES = 30;

/** The codes that a field declares, each once, as a page shows them. */
export function toShownErrors(
  contract: Contract | undefined,
  {permalinks}: PageContext,
): readonly ShownError[] {
  const errors = contract?.errors ?? [];
  return [...new Set(errors.map(({code}) => code))].map((code) => {
    const own = errors.filter((error) => error.code === code);
    const action = own.find((error) => error.action !== undefined)?.action;
    return {
      code: {text: code, href: permalinks.catalogueEntry('errors', code)!},
      conditions: own.flatMap(({when}) => (when === undefined ? [] : [toMarkdown(when)])),
      action: toMarkdown(action),
    };
  });
}

function toTypedError(
  {type, codes}: TypedError,
  {permalinks, t}: PageContext,
): ShownTypedError {
  const toLink = ({name, coordinate}: TypedError['codes'][number]) => ({
    text: name,
    href: permalinks.at(coordinate),
  });
  const href = permalinks.at(type.name);
  return {
    type: {text: type.name, href},
    summary: toSummary(type.description),
    codes: [
      ...codes.slice(0, MOST_CODES).map(toLink),
      ...(codes.length > MOST_CODES ? [{text: t('errors.more'), href}] : []),
    ],
  };
}

/** The codes of every operation, as a sentence. */
function toGeneral(
  name: string,
  declared: readonly ShownError[],
  {model, permalinks, t}: PageContext,
): Markdown {
  const isOf = ({code, general, except}: ErrorCode): boolean =>
    general !== undefined &&
    !except.includes(name) &&
    declared.every((error) => error.code.text !== code);
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
  if (errors.length + typed.length === 0 && general.markdown === '') return [];
  const heading = context.toHeading('errors', context.t('heading.errors'));
  return [{kind: 'errors', heading, errors, typed, general}];
}
