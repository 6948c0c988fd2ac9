import {expect, it} from 'vitest';
import {printFetch} from '../printFetch';
import {requestOf, TARGET} from './requests';

it('is a program that needs no library', () => {
  expect(printFetch(requestOf(), TARGET)).toBe(
    `const query = \`
  query Space($id: UUID!) {
    space(id: $id) {
      name
    }
  }
\`;
const variables = {
  id: '4d2a9e7b-13c6-4f58-a0d4-7b6e8c5f2a19',
};

const response = await fetch('https://api.example/graphql', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Authorization: \`Bearer \${process.env.TOKEN}\`,
  },
  body: JSON.stringify({query, variables}),
});

console.log(await response.json());
`,
  );
});

it('sends no variables and no headers where there are none', () => {
  const request = requestOf({document: '{\n  me\n}', variables: {}});
  expect(
    printFetch(request, {endpoint: 'https://api.example/graphql', headers: {}}),
  ).toBe(
    `const query = \`
  {
    me
  }
\`;

const response = await fetch('https://api.example/graphql', {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({query}),
});

console.log(await response.json());
`,
  );
});

it('sends files as a form', () => {
  const request = requestOf({variables: {file: null}, files: ['variables.file']});
  expect(printFetch(request, TARGET)).toBe(
    `import {readFileSync} from 'node:fs';

const query = \`
  query Space($id: UUID!) {
    space(id: $id) {
      name
    }
  }
\`;
const variables = {
  file: null,
};
const body = new FormData();
body.set('operations', JSON.stringify({query, variables}));
body.set('map', JSON.stringify({0: ['variables.file']}));
body.set('0', new Blob([readFileSync('image.jpg')]), 'image.jpg');

const response = await fetch('https://api.example/graphql', {
  method: 'POST',
  headers: {Authorization: \`Bearer \${process.env.TOKEN}\`},
  body,
});

console.log(await response.json());
`,
  );
});
