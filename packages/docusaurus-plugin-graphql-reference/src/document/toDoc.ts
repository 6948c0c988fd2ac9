import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {Frame} from '../render/toFrame';

/** A page as the docs plugin's components know a guide; what only a guide has is empty. */
export function toDoc({title, description, toc}: Frame): PropDocContent {
  const metadata: PropDocContent['metadata'] = {
    id: '',
    version: '',
    title,
    description,
    source: '',
    sourceDirName: '.',
    slug: '',
    permalink: '',
    draft: false,
    unlisted: false,
    tags: [],
    frontMatter: {},
    lastUpdatedAt: undefined,
    lastUpdatedBy: undefined,
  };
  return Object.assign(() => null, {
    metadata,
    frontMatter: {},
    assets: {},
    // The article has its title itself.
    contentTitle: title,
    toc: [...toc],
  });
}
