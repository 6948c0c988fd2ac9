import {getOperationAST, type GraphQLSchema} from 'graphql';
import {type Example, type ExampleOptions, toWrittenExample} from 'graphql-examples';
import {checkMarkdown, loadFolders} from 'graphql-samples';

interface Guides extends Pick<ExampleOptions, 'isHidden' | 'scalars'> {
  /** The folder of the site, absolute. */
  readonly directory: string;
  /** Those with guides, below it. */
  readonly folders: readonly string[];
}

/** The requests of guides that have a response, of one operation each. */
export function listGuideExamples(
  schema: GraphQLSchema,
  {directory, folders, isHidden = () => false, scalars = {}}: Guides,
): readonly Example[] {
  const files = loadFolders(folders, {directory});
  const {contents} = checkMarkdown(files, [{name: 'default', schema, scalars}]);
  return contents
    .flatMap(({requests}) => requests)
    .filter(
      ({coordinates, document, isComplete}) =>
        isComplete && getOperationAST(document) && !coordinates.some(isHidden),
    )
    .map((request) => toWrittenExample(schema, request));
}
