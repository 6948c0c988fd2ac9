import {expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf, sectionsOf} from '../../__tests__/contextOf';
import type {RequestSize} from '../sections';

const SDL = `
  type Query { space(id: ID!, language: String): Space, time: String! }
  type Space { id: ID!, name: String!, parent: Space }
  type Subscription { added: Space }
`;

const ENDPOINT = {endpoint: 'https://api.example/graphql'};

/** The tabs of a size, each with the captions behind it. */
function tabsOf({tabs}: RequestSize): readonly (readonly string[])[] {
  return tabs.map(({label, codes}) => [label, ...codes.map(({caption}) => caption)]);
}

it('an operation has a request in two sizes, its ways to be sent and its answer', () => {
  const context = contextOf(SDL, {requests: ENDPOINT});
  const {heading, labels, sizes} = sectionOf(
    pageOf(context, 'operations/queries/space'),
    'request',
  );
  expect(heading).toEqual({id: 'request', hash: '#request', text: 'Request'});
  expect(labels).toEqual({
    sizes: 'How much the request asks for',
    tabs: 'Ways to send the request',
  });
  expect(sizes.map(({id, label}) => [id, label])).toEqual([
    ['required', 'Required'],
    ['full', 'Everything'],
  ]);
  for (const size of sizes) {
    expect(tabsOf(size)).toEqual([
      ['GraphQL', 'Operation', 'Variables'],
      ['curl', 'curl'],
      ['TypeScript', 'TypeScript'],
      ['Apollo', 'Apollo'],
      ['urql', 'urql'],
    ]);
    expect(size.response.caption).toBe('Response');
  }
});

it('without an endpoint there is GraphQL alone', () => {
  const {sizes} = sectionOf(
    pageOf(contextOf(SDL, {requests: {}}), 'operations/queries/space'),
    'request',
  );
  expect(sizes.map(tabsOf)).toEqual([
    [['GraphQL', 'Operation', 'Variables']],
    [['GraphQL', 'Operation', 'Variables']],
  ]);
});

it('what says the same in both sizes is there once, and no variables where there are none', () => {
  const {sizes} = sectionOf(
    pageOf(contextOf(SDL, {requests: {}}), 'operations/queries/time'),
    'request',
  );
  expect(sizes.map(tabsOf)).toEqual([[['GraphQL', 'Operation']]]);
});

it('the names in the operation lead to their places', () => {
  const context = contextOf(SDL, {requests: {}});
  const page = pageOf(context, 'operations/queries/space');
  const [required] = context.render(sectionOf(page, 'request').sizes);
  expect(required?.tabs[0]?.codes[0]?.html).toContain(
    'href="/docs/graphql/types/objects/space#name"',
  );
});

it('the owner decides on tabs and their order', () => {
  const requests = {...ENDPOINT, tabs: ['curl', 'graphql']} as const;
  const {sizes} = sectionOf(
    pageOf(contextOf(SDL, {requests}), 'operations/queries/time'),
    'request',
  );
  expect(sizes.map(tabsOf)).toEqual([
    [
      ['curl', 'curl'],
      ['GraphQL', 'Operation'],
    ],
  ]);
});

it('a subscription is not sent by what does not stay open', () => {
  const path = 'operations/subscriptions/added';
  const labelsOf = (requests: Parameters<typeof contextOf>[1]): unknown =>
    sectionOf(pageOf(contextOf(SDL, requests), path), 'request').sizes[0]?.tabs.map(
      ({label}) => label,
    );
  expect(labelsOf({requests: ENDPOINT})).toEqual(['GraphQL']);
  expect(labelsOf({requests: {...ENDPOINT, tabs: ['curl']}})).toEqual(['GraphQL']);
  const subscriptionEndpoint = 'wss://api.example/graphql';
  expect(labelsOf({requests: {...ENDPOINT, subscriptionEndpoint}})).toEqual([
    'GraphQL',
    'Apollo',
    'urql',
  ]);
});

it('types and directives have none, and nothing has one where the owner wants none', () => {
  const withRequests = contextOf(SDL, {requests: {}});
  expect(sectionsOf(pageOf(withRequests, 'types/objects/space'), 'request')).toEqual([]);
  const page = pageOf(contextOf(SDL), 'operations/queries/space');
  expect(sectionsOf(page, 'request')).toEqual([]);
});
