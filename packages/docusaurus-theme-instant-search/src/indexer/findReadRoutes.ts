interface PluginWithContent {
  readonly content: unknown;
}

/** The routes whose pages are read: all but those that begin with a path that a plugin leaves out. */
export function findReadRoutes(
  routes: readonly string[],
  plugins: readonly PluginWithContent[],
): readonly string[] {
  const left = plugins.flatMap(
    ({content}) =>
      (content as {readonly unsearchedPaths?: readonly string[]} | null | undefined)
        ?.unsearchedPaths ?? [],
  );
  return routes.filter((route) => !left.some((path) => `${route}/`.startsWith(path)));
}
