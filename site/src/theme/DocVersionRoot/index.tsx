import {useEffect, type ReactNode} from 'react';
import {
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';

/**
 * Stores the version being read as the reader's choice. Docusaurus 3.9.2 stores it only
 * when it is picked from a list, and a site with one version shows no list.
 */
export default function DocVersionRootWithMemory(props: Props): ReactNode {
  const {pluginId, version} = props.version;
  const isOnlyVersion = useVersions(pluginId).length === 1;
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const isStored = preferredVersion?.name === version;

  useEffect(() => {
    if (isOnlyVersion && !isStored) {
      savePreferredVersionName(version);
    }
  }, [isOnlyVersion, isStored, savePreferredVersionName, version]);

  return <DocVersionRoot {...props} />;
}
