/**
 * Finds the message of an error that was written for the owner of a site, such as a ReportError of
 * graphql-api-model, in the chain of causes that Docusaurus wraps around it. The stack of such an
 * error is its message; classes are not compared, since a package may be loaded twice.
 *
 * @param names - What replaces the names of files that the owner does not know.
 */
export function findReport(error, names = []) {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.stack === each.message) {
      return names.reduce(
        (text, [name, shown]) => text.replaceAll(name, shown),
        each.message,
      );
    }
  }
  return undefined;
}
