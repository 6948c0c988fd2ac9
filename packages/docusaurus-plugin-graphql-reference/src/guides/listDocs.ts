import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** Docusaurus knows contents by the names of their plugins only. */
function isLoaded(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/** The guides of a site, by the ids of their plugins. */
export function listDocs(
  allContent: AllContent,
): readonly (readonly [id: string, content: LoadedContent])[] {
  const contents = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
  return contents.flatMap(([id, content]) =>
    isLoaded(content) ? [[id, content] as const] : [],
  );
}
