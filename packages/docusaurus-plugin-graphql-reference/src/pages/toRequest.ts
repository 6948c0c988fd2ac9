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
    codes: [{caption, language, code}, ...toVariables(variables, say)],
  };
}

/** The variables of a request in a code block of their own. */
export function toVariables(
  variables: string | undefined,
  say: PageContext['say'],
): readonly CodeBlock[] {
  return variables === undefined
    ? []
    : [{caption: say('request.variables'), language: 'json', code: variables}];
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
