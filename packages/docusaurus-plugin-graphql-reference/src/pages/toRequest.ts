import {type Entry, isOperationKind} from 'graphql-api-model';
import type {RequestTexts, SentRequest} from '../requests/createRequests';
import type {PageContext, SectionContext} from './context';
import type {CodeBlock, RequestSize, Section} from './sections';

function toTab(
  {tab, label, language, code, variables}: SentRequest,
  say: PageContext['say'],
): RequestSize['tabs'][number] {
  const caption = tab === 'graphql' ? say('request.operation') : label;
  return {
    id: tab,
    label,
    codes: [
      {caption, language, code},
      ...toCode(say('request.variables'), 'json', variables),
    ],
  };
}

/** A code block, where there is a code. */
export function toCode(
  caption: string,
  language: string,
  code: string | undefined,
): readonly CodeBlock[] {
  return code === undefined ? [] : [{caption, language, code}];
}

function toSize(
  {size, sent, response}: RequestTexts,
  isSample: boolean,
  say: PageContext['say'],
): RequestSize {
  return {
    id: size,
    label: say(isSample ? 'request.example' : `request.${size}`),
    tabs: sent.map((one) => toTab(one, say)),
    response: {caption: say('request.response'), language: 'json', code: response},
  };
}

/** The section of a request, and the description without the sample that is in it. */
interface RequestParts {
  readonly sections: readonly Section[];
  /** As Markdown. */
  readonly description: string | null | undefined;
}

/** The request for an operation, where the owner wants one and one can be made. */
export function toRequest(
  {kind, element}: Entry,
  {requestsOf, say, toHeading}: SectionContext,
): RequestParts {
  const {description} = element;
  if (!requestsOf || !isOperationKind(kind)) return {sections: [], description};
  const {sizes, rest} = requestsOf(kind, element.name);
  if (sizes.length === 0) return {sections: [], description};
  const section: Section = {
    kind: 'request',
    heading: toHeading('request', say('heading.request')),
    labels: {sizes: say('request.sizes'), tabs: say('request.tabs')},
    sizes: sizes.map((texts) =>
      toSize(texts, rest !== undefined && texts.size === 'required', say),
    ),
  };
  return {sections: [section], description: rest ?? description};
}
