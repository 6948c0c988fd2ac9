import {describe, expect, it} from 'vitest';
import {byVersion} from '../../../../../tests/support/graphqlVersion';
import {check} from '../../__tests__/check';

const CREATE =
  'mutation Create($input: CreateSpaceInput!, $n: Int = 3, $r: [UserRole!]) { createSpace(input: $input) { members(first: $n) { id } } }';

function variables(
  json: string,
  meta = 'variables',
  above = [CREATE],
): readonly string[] {
  return check('json', json, {meta, above});
}

const withInput = (input: string): string => `{"input": {"name": "a", ${input}}}`;

describe('checkSample, variables', () => {
  it.each([
    '{"input": {"name": "Garden"}}',
    '{\n  // highlight-next-line\n  "input": {"name": "Garden", "visibility": "OPEN", "tags": ["a"]},\n  "n": null,\n  "r": "ADMIN"\n}',
    withInput('"owner": {"email": "a@example.org"}'),
    '{"input": {"name": "a"}, "n": 2147483647}',
    '{"input": {"name": "a"}, "n": -2147483648}',
    withInput('"startsAt": "2025-01-31T09:30:00.5+01:00"'),
  ])('accepts %j', (json) => {
    expect(variables(json)).toEqual([]);
  });

  it.each([
    ['{}', '10:1 The variable "$input" of type CreateSpaceInput! is missing.'],
    ['[]', '10:1 Variables must be a JSON object, not a list.'],
    ['null', '10:1 Variables must be a JSON object, not null.'],
    [
      '{\n  // highlight-next-line\n  "input": null\n}',
      `12:12 ${byVersion('Expected value of type "CreateSpaceInput!", found null.', 'Expected value of non-null type "CreateSpaceInput!" not to be null.')}`,
    ],
    ['{"a": 1,}', '10:9 The sample is not JSON: Property name expected, found "}".'],
    [
      '{"input": "a"}',
      `10:11 ${byVersion('Expected value of type "CreateSpaceInput!", found "a".', 'Expected value of type "CreateSpaceInput" to be an object, found: "a".')}`,
    ],
    [
      '{"input": {}}',
      `10:11 ${byVersion('Field "CreateSpaceInput.name" of required type "String!" was not provided.', 'Expected value of type "CreateSpaceInput" to include required field "name", found: {  }.')}`,
    ],
    [
      withInput('"visibility": true'),
      '10:39 Enum "Visibility" cannot represent non-enum value: true.',
    ],
    [
      withInput('"visibility": "OPNE"'),
      '10:39 Value "OPNE" does not exist in "Visibility" enum. Did you mean the enum value "OPEN"?',
    ],
    [withInput('"tags": [4]'), '10:34 String cannot represent a non string value: 4'],
    [
      withInput('"owner": {}'),
      `10:34 ${byVersion('OneOf Input Object "UserRef" must specify exactly one key.', 'Within OneOf Input Object type "UserRef", exactly one field must be specified, and the value for that field must be non-null.')}`,
    ],
    [
      withInput('"owner": {"email": null}'),
      `10:34 ${byVersion('Field "UserRef.email" must be non-null.', 'Within OneOf Input Object type "UserRef", exactly one field must be specified, and the value for that field must be non-null.')}`,
    ],
    [
      withInput('"startsAt": "yesterday"'),
      '10:37 "CreateSpaceInput.startsAt" has the type DateTime and must be a date and time such as "2025-01-31T09:30:00Z", not "yesterday".',
    ],
    [
      withInput('"startsAt": "2025-02-30T09:30:00Z"'),
      '10:37 "CreateSpaceInput.startsAt" has the type DateTime and must be a date and time such as "2025-01-31T09:30:00Z", not "2025-02-30T09:30:00Z".',
    ],
    [
      '{"input": {"name": "a"}, "n": 2147483648}',
      '10:31 Int cannot represent non 32-bit signed integer value: 2147483648',
    ],
    [
      '{"input": {"name": "a"},\n "r": ["ADMIN", null]}',
      `11:17 ${byVersion('Expected value of type "UserRole!", found null.', 'Expected value of non-null type "UserRole!" not to be null.')}`,
    ],
  ])('names what is wrong in %j', (json, expected) => {
    expect(variables(json)).toEqual([`error ${expected}`]);
  });

  it('warns of deprecated fields and values', () => {
    expect(variables('{"input": {"name": "a", "title": "b"}, "r": ["GUEST"]}')).toEqual([
      'warning 10:25 The input field CreateSpaceInput.title is deprecated. Use `name`.',
      'warning 10:46 The enum value "UserRole.GUEST" is deprecated. Use `MEMBER`.',
    ]);
  });

  it('finds the operation that a mark names', () => {
    const above = [
      'query A($a: Int!) { spaces(first: $a) { id } }\nquery B { spaces { id } }',
      '{ spaces { id } }',
    ];
    expect(variables('{"a": 1}', 'variables for=A', above)).toEqual([]);
    expect(variables('{}', 'variables for=A', above)).toEqual([
      'error 10:1 The variable "$a" of type Int! is missing.',
    ]);
    expect(variables('{}', 'variables for=C', above.slice(0, 1))).toEqual([
      'error 10:1 There is no operation "C" above this sample. Did you mean "A" or "B"?',
    ]);
    expect(variables('{}', 'variables', above.slice(0, 1))).toEqual([
      'error 10:1 The sample above has several operations: A, B. Name one with "variables for=A".',
    ]);
    expect(variables('{"b": 1}', 'variables', above)).toEqual([
      'error 10:2 The operation above has no variable "$b".',
    ]);
    expect(variables('{}', 'variables', [])).toEqual([
      'error 10:1 There is no operation above this sample, which is marked "variables".',
    ]);
  });

  it('checks variables that are wrong on purpose', () => {
    expect(variables('{}', 'variables invalid error="is missing"')).toEqual([]);
    expect(variables('{}', 'variables invalid error="is null"')).toEqual([
      'error 10:1 The sample fails, but not with the expected error "is null". It fails with: The variable "$input" of type CreateSpaceInput! is missing.',
    ]);
  });

  it('leaves JSON without a mark alone', () => {
    expect(variables('{', '')).toEqual([]);
    expect(variables('{')).toHaveLength(1);
  });
});
