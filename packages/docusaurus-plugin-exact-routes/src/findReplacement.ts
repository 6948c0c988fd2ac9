/** What is imported and the folder of the module that imports it. */
interface ImportRequest {
  readonly request: string;
  readonly context: string;
}

/**
 * Names the module of `client/` that stands in for a module of Docusaurus, or nothing for a
 * module that stays as it is. `./preload` is relative, so its importer decides.
 */
export function findReplacement(
  {request, context}: ImportRequest,
  coreClientDir: string,
): string | undefined {
  switch (request) {
    case '@generated/routes':
      return 'routes';
    case '@docusaurus/renderRoutes':
      return 'renderRoutes';
    case './preload':
      return context === coreClientDir ? 'preload' : undefined;
    default:
      return undefined;
  }
}
