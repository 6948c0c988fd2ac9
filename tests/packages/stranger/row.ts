/** One row of the matrix: what the site of a stranger may be like. */
export interface Row {
  readonly baseUrl: string;
  readonly trailingSlash?: boolean;
  readonly locales: readonly string[];
  readonly isVersioned: boolean;
  readonly collapseRoutes: boolean;
}
