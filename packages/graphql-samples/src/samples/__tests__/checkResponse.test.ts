import {describe, expect, it} from 'vitest';
import {check} from '../../__tests__/check';

function response(operation: string, json: string): readonly string[] {
  return check('json', json, {meta: 'response', above: [operation]});
}

const SPACE =
  'query Q($id: UUID!) { spaceById(id: $id) { key: id owner { name } members { id } } }';
const UUID = '"123e4567-e89b-42d3-a456-426614174000"';
const data = (space: string): string => `{"data": {"spaceById": ${space}}}`;

describe('checkSample, responses', () => {
  it.each([
    [SPACE, data('null')],
    [SPACE, data(`{"key": ${UUID}, "owner": null, "members": [{"id": ${UUID}}]}`)],
    [SPACE, '{"errors": [{"message": "Not signed in"}]}'],
    [
      '{ spaces { id } }',
      '{"data": null, "errors": [{"message": "Too busy", "path": ["spaces"]}], "extensions": {"cost": 3}}',
    ],
    [
      '{ search(text: "a") { __typename ... on Space { name } ... on User { id } } }',
      `{"data": {"search": [{"__typename": "User", "id": ${UUID}}, {"__typename": "Space", "name": "a"}]}}`,
    ],
    [
      '{ search(text: "a") { ... on Node { id } ...S } } fragment S on Space { name }',
      `{"data": {"search": [{"id": ${UUID}}, {"id": ${UUID}, "name": "a"}]}}`,
    ],
    [
      'query Q($a: Boolean!) { spaces { id @include(if: $a) ... @skip(if: $a) { name } } }',
      '{"data": {"spaces": [{}, {"name": "a"}]}}',
    ],
    [
      '{ spaces { owner { id } owner { name } } }',
      `{"data": {"spaces": [{"owner": {"id": ${UUID}, "name": null}}]}}`,
    ],
    [
      '{ __schema { queryType { name } } meta }',
      '{"data": {"__schema": {"queryType": {"name": "Query"}}, "meta": {"a": [1]}}}',
    ],
    [
      '{ spaces { createdAt day score isOpen count visibility } }',
      '{"data": {"spaces": [{"createdAt": "2025-01-31T09:30:00Z", "day": "2024-02-29", "score": 1.5, "isOpen": true, "count": -3, "visibility": "OPEN"}]}}',
    ],
    ['{ nothing { here } spaces { id } }', '{"data": {"nothing": 1, "spaces": []}}'],
  ])('to %j accepts %j', (operation, json) => {
    expect(response(operation, json)).toEqual([]);
  });

  it.each([
    [SPACE, '[]', '10:1 A response must be a JSON object, not a list.'],
    [SPACE, '{}', '10:1 A response has "data", "errors" or both; this one has neither.'],
    [
      SPACE,
      '{"data": {"spaceById": null}, "error": 1}',
      '10:31 A response has no "error"; it has "data", "errors" and "extensions". Did you mean "errors"?',
    ],
    [SPACE, '{"errors": []}', '10:12 "errors" must be a list with at least one error.'],
    [
      SPACE,
      '{"errors": [{"code": 3}]}',
      '10:13 "errors[0]" must be an object with a string "message".',
    ],
    [SPACE, '{"data": null}', '10:10 "data" is null, but the response has no "errors".'],
    [
      SPACE,
      '{"data": null, "errors": [{"message": "No"}]}',
      '10:10 "data" is null, but each of its fields is nullable. Write {"spaceById": null}.',
    ],
    [
      '{ __schema { queryType { name } } }',
      '{"data": {"__schema": {}}}',
      '10:23 "data.__schema" lacks "queryType", which the operation selects.',
    ],
    [SPACE, data('3'), '10:24 "data.spaceById" must be an object of type Space, not 3.'],
    [
      SPACE,
      data(`{"id": ${UUID}, "key": ${UUID}, "owner": null, "members": []}`),
      '10:25 The operation does not select "data.spaceById.id".',
    ],
    [
      SPACE,
      data(`{"key": ${UUID}, "owner": null, "members": null}`),
      '10:98 "data.spaceById.members" is null, but has the type [User!]!.',
    ],
    [
      SPACE,
      data(`{"key": ${UUID}, "owner": null, "members": {}}`),
      '10:98 "data.spaceById.members" must be a list ([User!]), not an object.',
    ],
    [
      SPACE,
      data('{"key": 7, "owner": null, "members": []}'),
      '10:32 "data.spaceById.key" has the type UUID and must be a UUID such as "123e4567-e89b-42d3-a456-426614174000", not 7.',
    ],
    [
      '{ spaces { name } }',
      '{"data": {"spaces": [{"name": "a"}, {"nmae": "b", "name": "b"}]}}',
      '10:38 The operation does not select "data.spaces[1].nmae". Did you mean "name"?',
    ],
    [
      '{ spaces { __typename } }',
      '{"data": {"spaces": [{"__typename": "Spcae"}]}}',
      '10:37 "data.spaces[0].__typename" must be "Space", not "Spcae".',
    ],
    [
      '{ spaces { visibility } }',
      '{"data": {"spaces": [{"visibility": "OPNE"}]}}',
      '10:37 "data.spaces[0].visibility" must be a value of Visibility, not "OPNE". Did you mean "OPEN"?',
    ],
    [
      '{ meta }',
      '{"data": {"meta": []}}',
      '10:19 "data.meta" has the type JSONObject and must be an object, not a list.',
    ],
  ])('to %j names what is wrong in %j', (operation, json, expected) => {
    expect(response(operation, json)).toEqual([`error ${expected}`]);
  });

  it('ends although fragments spread each other', () => {
    expect(
      response(
        '{ spaces { ...A } } fragment A on Space { ...B } fragment B on Space { id ...A }',
        '{"data": {"spaces": [{}]}}',
      ),
    ).toEqual(['error 10:22 "data.spaces[0]" lacks "id", which the operation selects.']);
  });
});
