/** Texts of the list of deprecated elements. */
export const DEPRECATIONS_TEXTS = {
  'deprecations.plural': [
    'Deprecations',
    'Heading and link of the list of deprecated elements',
  ],
  'deprecations.title': [
    '{label} deprecations',
    'Title of the list of deprecated elements',
  ],
  'deprecations.explanation': [
    'What not to use any more, what replaces it and when it is removed.',
    'Below the link to the list of deprecated elements',
  ],
  'deprecations.description': [
    '{count} element of the {label} is deprecated: what replaces it, and when it is removed.|{count} elements of the {label} are deprecated: what replaces each, and when it is removed.',
    'First sentence of the list of deprecated elements',
  ],
  'deprecations.page': ['Deprecations, page {page}', 'Heading of a further page'],
  'deprecations.label': [
    '{count} deprecated element|{count} deprecated elements',
    'Above the deprecated elements of a domain',
  ],
  'deprecations.notice': ['Deprecated.', 'Before the reason of a deprecation'],
  'deprecations.removal': ['Removed on {date}.', 'After a deprecated element'],
  'deprecations.guide': ['Migration: {guide}', 'Link to the section of a guide'],
  'deprecations.replacement': [
    'Replacement: {names}',
    'Markdown after a deprecated element, with code',
  ],
  'deprecations.operations': [
    'In operations',
    'Before links to operations whose result or arguments have a deprecated element',
  ],
  'deprecations.guides': [
    'In guides',
    'Before links to guides whose requests use a deprecated element',
  ],
} as const;
