import {readFileSync} from 'node:fs';
import {parse} from 'graphql';
import {expect, it} from 'vitest';
import {
  loadGithubSchema,
  loadKitchenSink,
  loadLibrarySchema,
} from '../../__tests__/schemas';
import {coordinatesOf} from '../../schema/coordinatesOf';
import {describeSchema} from '../describeSchema';
import {listElements} from '../listElements';

it.each([
  ['the library', loadLibrarySchema],
  ['GitHub', loadGithubSchema],
  ['the kitchen sink', loadKitchenSink],
])(
  'the model of %s is JSON and contains every element of the text once',
  (_, load) => {
    const {schema, files} = load();
    const model = describeSchema(schema, {by: 'file', labels: {}});
    expect(JSON.parse(JSON.stringify(model))).toStrictEqual(model);
    const written = files
      .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
      .flatMap((node) => coordinatesOf(node).map(([coordinate]) => coordinate));
    const coordinates = [...listElements(model)].flatMap(({element}) =>
      element.position && element.kind !== 'schema' ? [element.coordinate] : [],
    );
    expect(coordinates.toSorted()).toEqual([...new Set(written)].toSorted());
  },
  60_000,
);
