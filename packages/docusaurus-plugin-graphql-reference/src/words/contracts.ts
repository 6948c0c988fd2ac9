/** Texts about access, errors, rates and costs. */
export const CONTRACT_TEXTS = {
  'catalogue.errors.plural': ['Error codes', 'Heading of the list'],
  'catalogue.errors.title': ['{label} error codes', 'Title of the list of error codes'],
  'catalogue.errors.explanation': [
    'The codes that operations return, each with what to do and the operations.',
    'Below the link to the list of error codes',
  ],
  'catalogue.errors.description': [
    'The {count} error code of the {label}: when it is returned, what to do, and which operations can return it.|The {count} error codes of the {label}: when each is returned, what to do, and which operations can return it.',
    'For search engines, about the list of error codes',
  ],
  'catalogue.errors.uses': [
    'Returned by {count} operation|Returned by {count} operations',
    'Above the operations that can return an error code',
  ],
  'catalogue.errors.fieldUses': [
    'Returned by {count} field|Returned by {count} operations and fields',
    'The same where not all of them are operations',
  ],
  'catalogue.errors.usesTitle': ['{name}: operations, page {page}', 'A further page'],
  'catalogue.errors.usesDescription': [
    'Operations of the {label} that can return {name}, page {page} of {pages}.',
    'For search engines, about such a page',
  ],
  'catalogue.scopes.plural': ['Scopes', 'Heading and link of the list of scopes'],
  'catalogue.scopes.title': ['{label} scopes', 'Title of the list of scopes'],
  'catalogue.scopes.explanation': [
    'What a token may be used for, each with the operations that need it.',
    'Below the link to the list of scopes',
  ],
  'catalogue.scopes.description': [
    'The {count} scope of the {label} and the operations that need it.|The {count} scopes of the {label}, each with the operations that need it.',
    'For search engines, about the list of scopes',
  ],
  'catalogue.scopes.uses': [
    'Needed by {count} operation|Needed by {count} operations',
    'Above the operations that need a scope',
  ],
  'catalogue.scopes.fieldUses': [
    'Needed by {count} field|Needed by {count} operations and fields',
    'The same where not all of them are operations',
  ],
  'catalogue.scopes.usesTitle': ['{name}: operations, page {page}', 'A further page'],
  'catalogue.scopes.usesDescription': [
    'Operations of the {label} that need the scope {name}, page {page} of {pages}.',
    'For search engines, about such a page',
  ],
  'access.requires': ['Requires', 'Before what a caller of an operation needs'],
  'access.limit': ['Limit', 'Before how often an operation may be called: 5 a day'],
  'access.none': ['no token', 'A request needs no token'],
  'access.token': ['access token', 'A request needs a token'],
  'access.unless': ['{token}, unless {condition}', 'When a request needs no token'],
  'access.scope': ['scope {names}', 'Which scope the token has'],
  'access.role': ['role {names}', 'Which role the caller has'],
  'access.permission': ['permission {names}', 'Which permission the caller has'],
  'access.cost': ['Cost', 'Before how much of the budget a call takes'],
  'access.errors': ['Errors', 'Before the codes of a field'],
  'access.idempotent': ['Retries', 'Before the text that follows'],
  'access.safeToRetry': ['safe (idempotent)', 'A call that is repeated changes nothing'],
  'access.and': ['{first} and {last}', 'Joins names of which all are needed'],
  'access.or': ['{first} or {last}', 'Joins names of which one is needed'],
  'heading.errors': ['Errors', 'Heading above the errors of an operation'],
  'heading.contracts': ['Errors and access', 'Heading on the overview'],
  'errors.general': ['Any operation can also return {codes}.', 'Below the errors'],
  'errors.more': ['All codes', 'Link to further codes of a type of errors'],
  'catalogue.page': ['{list}, page {page}', 'Heading, title and link of a further page'],
  'errors.action': ['What to do', 'Above what to do about an error code'],
  'errors.undeclared': ['Also returned by', 'Above operations'],
  'errors.implied': [
    'Also returned by {count} operation|Also returned by {count} operations',
    'Above the operations that return a code for what they need',
  ],
  'overview.documenting': [
    '{count} directive is shown as text and has no page.|{count} directives are shown as text and have no pages.',
    'Sentence of the overview about directives that are left out of the lists',
  ],
} as const;
