import {ReportError} from 'graphql-api-model';

/** The parts of the site that links name without the base URL. */
const PARTS = ['/docs/', '/blog/'];

/**
 * The base URL as it is, if the site can be served below it.
 *
 * @throws ReportError where it has no slash at its ends, or Docusaurus would take a link for one that has it.
 */
export function checkBaseUrl(baseUrl: string): string {
  if (!/^\/(?:\S+\/)?$/.test(baseUrl)) {
    throw new ReportError(
      `baseUrl in site/settings.ts is "${baseUrl}", and has to begin and end with a slash: "/${baseUrl.replaceAll(/^\/|\/$/g, '')}/".`,
    );
  }
  const part = PARTS.find((path) => baseUrl !== '/' && baseUrl.startsWith(path));
  if (part !== undefined) {
    throw new ReportError(
      `baseUrl in site/settings.ts is "${baseUrl}", but Docusaurus takes the links to "${part}..." for links that have it already. Choose another path, such as "${baseUrl.replace('/', '/site-')}".`,
    );
  }
  return baseUrl;
}
