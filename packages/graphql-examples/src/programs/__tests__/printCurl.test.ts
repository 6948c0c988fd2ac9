import {describe, expect, it} from 'vitest';
import {printCurl} from '../printCurl';
import {requestOf, TARGET} from './requests';

it('is one command that sends the operation and its variables', () => {
  expect(printCurl(requestOf(), TARGET)).toBe(
    `curl https://api.example/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  --data @- <<'JSON'
{
  "query": "
    query Space($id: UUID!) {
      space(id: $id) {
        name
      }
    }
  ",
  "variables": {
    "id": "4d2a9e7b-13c6-4f58-a0d4-7b6e8c5f2a19"
  }
}
JSON`,
  );
});

it('sends nothing that there is not', () => {
  const request = requestOf({document: '{\n  me {\n    name\n  }\n}', variables: {}});
  expect(printCurl(request, {endpoint: 'https://api.example/?v=1&w', headers: {}})).toBe(
    `curl 'https://api.example/?v=1&w' \\
  -H 'Content-Type: application/json' \\
  --data @- <<'JSON'
{
  "query": "
    {
      me {
        name
      }
    }
  "
}
JSON`,
  );
});

it('takes the address and headers from the environment, and makes a new key', () => {
  const headers = {'Idempotency-Key': '$RANDOM_UUID'};
  expect(printCurl(requestOf(), {endpoint: '$ENDPOINT', headers})).toContain(
    `curl "$ENDPOINT" \\\n  -H "Idempotency-Key: $(uuidgen)" \\\n`,
  );
});

it('keeps the line breaks of a document in which one means something', () => {
  const document = '{\n  # the first\n  a(text: """\n  x  y\n  """)\n}';
  expect(printCurl(requestOf({document, variables: {}}), TARGET)).toContain(
    String.raw`"query": "
    {\n
      # the first\n
      a(text: \"\"\"\n
      x  y\n
      \"\"\")\n
    }\n
  "`,
  );
});

describe('with files', () => {
  const request = requestOf({
    operation: 'mutation',
    document: 'mutation Add($input: AddInput!) {\n  add(input: $input) {\n    id\n  }\n}',
    variables: {input: {files: [null, null], name: "it's"}},
    files: ['variables.input.files.0', 'variables.input.files.1'],
  });

  it('is a multipart request with the files last', () => {
    expect(printCurl(request, TARGET)).toBe(
      `curl https://api.example/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  --form 'operations=<-' \\
  --form-string map='{"0":["variables.input.files.0"],"1":["variables.input.files.1"]}' \\
  --form 0=@image.jpg \\
  --form 1=@image.jpg <<'JSON'
{
  "query": "mutation Add($input: AddInput!) { add(input: $input) { id } }",
  "variables": {
    "input": {
      "files": [
        null,
        null
      ],
      "name": "it's"
    }
  }
}
JSON`,
    );
  });
});
