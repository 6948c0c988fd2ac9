import path from 'node:path';
import {expect, it} from 'vitest';
import {toPages} from '../pages/toPages';
import {loadSchema} from 'graphql-api-model';
import {createNavigation} from '../pages/navigation';
import {contextOfSchema} from './contextOf';

it('a schema of every kind of element and hostile names has a page for each, told apart', () => {
  const {schema} = loadSchema({
    schema: 'tests/schemas/kitchen-sink.graphql',
    lenient: false,
    directory: path.join(import.meta.dirname, '../../../..'),
  });
  const context = contextOfSchema(schema);
  const pages = [...toPages(context)];
  const hrefs = pages.map(({href}) => href.toLowerCase());
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const navigation = pages.map(createNavigation(context));
  expect(JSON.parse(JSON.stringify({pages, navigation}))).toEqual({pages, navigation});
});
