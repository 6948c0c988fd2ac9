import path from 'node:path';
import {findFiles} from 'graphql-api-model';
import {describePage} from './describePage';
import {type McpSchema, openSchema} from './openSchema';
import {isSite, openSite} from './openSite';
import {printElementClosure} from './printElementClosure';
import {printFindings} from './printFindings';
import {writeRequest} from './printRequest';
import {printResults} from './printResults';
import type {Tools} from './Tools';

/** The tools, and the steps that make what they need, in the order in which one builds on another. */
interface PreparedTools extends Tools {
  readonly preparations: readonly (() => unknown)[];
}

/**
 * Creates the tools for the files of a schema, or for the folder of a built site. Both are read at first
 * use, since a mistake in them may be fixed meanwhile.
 *
 * @throws SchemaError where there are no such files.
 */
export function createTools(source: McpSchema): PreparedTools {
  const [named = ''] = source.schema;
  const site = path.resolve(source.directory, named);
  if (!isSite(site)) findFiles(source);
  const open = isSite(site) ? openSite(site) : openSchema({...source, lenient: true});
  return {
    search: ({query}) => printResults(open(), query),
    describe: ({name, cursor}) => ({text: describePage(open(), name, cursor)}),
    closure: ({name}) => ({text: printElementClosure(open(), name)}),
    request: (args) => writeRequest(open(), args),
    validate: (args) => printFindings(open(), args),
    preparations: [
      () => open(),
      () =>
        open()
          .apis()
          .map(({model}) => model),
      () => open().pages(),
      () => open().search('a'),
    ],
  };
}
