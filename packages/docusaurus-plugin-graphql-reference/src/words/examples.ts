/** What is said of requests, and of the operations that belong together. */
export const EXAMPLES_TEXTS = {
  'heading.request': ['Request', 'Heading above the request for an operation'],
  'request.sizes': [
    'How much the request asks for',
    'Accessible name of the choice between a short and a long request',
  ],
  'request.required': ['Required', 'A request with nothing but what it must have'],
  'request.example': ['Example', 'A request that the author of the API has written'],
  'request.full': ['Everything', 'A request with all that it can have'],
  'request.tabs': [
    'Ways to send the request',
    'Accessible name of the tabs GraphQL, curl, TypeScript and so on',
  ],
  'request.operation': ['Operation', 'Caption of the GraphQL of a request'],
  'request.variables': ['Variables', 'Caption of the variables of a request'],
  'request.response': ['Response', 'Caption of what the API answers a request'],
  'heading.get': ['Get it', 'Heading above the queries that lead to a type'],
  'heading.send': ['Send it', 'Heading above the operations that take an input object'],
  'ways.get': [
    'Ways from a query, the shortest first',
    'Accessible name of the list of queries that lead to a type',
  ],
  'ways.send': [
    'Operations that take it',
    'Accessible name of the list of operations that take an input object',
  ],
  'ways.request': [
    'Show a request for {way}',
    'Unfolds the request for a type; {way} are fields, such as spaces.items',
  ],
  'ways.variables': [
    'Show variables for {way}',
    'Unfolds the variables with an input object; {way} is an operation',
  ],
  'schema.download': [
    'Download the whole schema',
    'Link to the file with the schema, on the overview and on pages of operations',
  ],
  'schema.copy': [
    'Copy with everything it needs',
    'Button that copies the definition of an operation and of all types that it reaches',
  ],
  'siblings.label': [
    'Also for {name}',
    'Before the other operations of a thing; {name} is its type',
  ],
  'heading.differences': [
    'Compared with {name}',
    'Heading above how the input of an operation differs from that of another',
  ],
  'differences.onlyHere': ['Only here', 'Before what the operation of the page takes'],
  'differences.onlyThere': [
    'Only in {name}',
    'Before what another operation takes and that of the page does not',
  ],
  'differences.requiredHere': [
    'Required here only',
    'Before what both take and the operation of the page requires',
  ],
  'differences.requiredThere': [
    'Required in {name} only',
    'Before what both take and the other operation requires',
  ],
} as const;
