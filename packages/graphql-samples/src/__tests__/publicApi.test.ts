import {expect, it} from 'vitest';

it('exports what its README describes', async () => {
  expect(Object.keys(await import('../index')).toSorted()).toEqual([
    'COMMON_SCALARS',
    'GRAPHQL',
    'SCALAR_FORMATS',
    'annotateWords',
    'checkMarkdown',
    'checkRequest',
    'checkSample',
    'checkScalarValue',
    'createMarkdownChecker',
    'findCoordinates',
    'findDescriptions',
    'findSchemaOfSample',
    'formatDocument',
    'loadFolders',
    'loadMarkdown',
    'parseMarkdown',
    'parseMarks',
    'parseMention',
    'printReport',
    'remarkGraphqlSamples',
  ]);
});
