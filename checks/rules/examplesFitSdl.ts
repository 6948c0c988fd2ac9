import {buildSchema, type DocumentNode, Kind, parse, validate} from 'graphql';
import {
  describeSchema,
  type FieldElement,
  listEntries,
  printClosure,
  toSlug,
} from 'graphql-api-model';
import {findCoordinates} from 'graphql-samples';
import type {Asset} from '../build';
import type {Check, Finding} from '../runChecks';

const SAMPLE = /(?<=^(`{3,})graphql\b.*\n)[\s\S]*?(?=^\1$)/gm;

type Request = readonly [field: string, document: DocumentNode];

/** The operations in the blocks of a page, each with the field that it selects first. */
function findRequests(markdown: string): readonly Request[] {
  return [...markdown.matchAll(SAMPLE)].flatMap(([code]): Request[] => {
    try {
      const document = parse(code);
      const [operation] = document.definitions;
      const [field] =
        operation?.kind === Kind.OPERATION_DEFINITION
          ? operation.selectionSet.selections
          : [];
      return field?.kind === Kind.FIELD ? [[field.name.value, document]] : [];
    } catch {
      // An excerpt of the schema.
      return [];
    }
  });
}

/** The requests on the page of an operation are valid by the SDL beside it, and by what agents get of it. */
export const examplesFitSdl: Check = ({assets}) => {
  const schemas = [...assets.values()].filter(({path}) =>
    path.endsWith('/schema.graphql'),
  );
  return schemas.flatMap(({path: schemaPath, read}) => {
    const folder = schemaPath.slice(0, schemaPath.lastIndexOf('/') + 1);
    const files = [...assets.values()].filter(
      ({path}) => path.startsWith(`${folder}operations/`) && path.endsWith('.graphql'),
    );
    if (files.length === 0) return [];
    const schema = buildSchema(read());
    const model = describeSchema(schema);
    const closureOf = (field: string, document: DocumentNode): string => {
      const entry = listEntries(model).find(
        ({element}) => element.kind === 'field' && element.name === field,
      );
      if (!entry) return '';
      const used = findCoordinates(document, schema);
      return printClosure(
        model,
        {...entry, element: entry.element as FieldElement},
        {used},
      );
    };
    return files.flatMap((file) => checkFile(file, assets, closureOf));
  });
};

function checkFile(
  {path, read}: Asset,
  assets: ReadonlyMap<string, Asset>,
  closureOf: (field: string, document: DocumentNode) => string,
): readonly Finding[] {
  const markdown = assets.get(path.replace(/\.graphql$/, '.md'))?.read() ?? '';
  return findRequests(markdown)
    .filter(([field]) => path.endsWith(`/${toSlug(field)}.graphql`))
    .flatMap(([field, document]) =>
      [
        ['file', read()],
        ['closure', closureOf(field, document)],
      ].flatMap(([what, sdl = '']) =>
        validate(buildSchema(sdl), document).map(({message}) => ({
          page: path,
          message: `A request on the page is not valid by this ${what}: ${message}`,
          fix: 'Print in `printClosure` what the request uses.',
        })),
      ),
    );
}
