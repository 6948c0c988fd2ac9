import {codeBlocks} from './codeBlocks';

/** The JSON blocks of the guide to integration events that hold an event. */
export const payloads = codeBlocks.filter(
  ({page, language, code}) =>
    page === 'docs/integration-events.md' &&
    language === 'json' &&
    code.includes('"occurredAt"'),
);
