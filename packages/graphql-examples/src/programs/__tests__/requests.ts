import type {Request, Target} from '../request';

/** Texts that break a program in which they are not quoted well. */
export const HOSTILE: readonly string[] = [
  "it's",
  "'; echo broken; '",
  '"double"',
  'line\nbreak\r\nand\ttab',
  '$HOME ${HOME} $(id) `id`',
  String.raw`back\slash \n \' \" \\ \u0041`,
  '!history !! !"',
  '%s %d %%',
  'null\u0000byte',
  'separators\u2028and\u2029end',
  '*?[a]~#&;|<>(){}',
  '@file',
  'ünïcödé 🌱',
  '</script><!-- ${1+1} `${`nested`}`',
  ' ',
  '',
];

export const TARGET: Target = {
  endpoint: 'https://api.example/graphql',
  headers: {Authorization: 'Bearer $TOKEN'},
};

export function requestOf(parts: Partial<Request> = {}): Request {
  return {
    operation: 'query',
    document: 'query Space($id: UUID!) {\n  space(id: $id) {\n    name\n  }\n}',
    variables: {id: '4d2a9e7b-13c6-4f58-a0d4-7b6e8c5f2a19'},
    files: [],
    ...parts,
  };
}
