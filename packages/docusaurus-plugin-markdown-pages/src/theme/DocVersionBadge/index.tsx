import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import InitialBadge from '@theme-init/DocVersionBadge';
import CopyPage from '@theme/CopyPage';
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocVersionBadge';
import type {GlobalData} from 'docusaurus-plugin-markdown-pages';

/** The version of a page of the docs, beside the title, with the link to its Markdown. */
export default function DocVersionBadge(props: Props): ReactNode {
  const {pathname} = useLocation();
  const {categories} = usePluginData('docusaurus-plugin-markdown-pages') as GlobalData;
  const isCategory = categories.some(
    (href) => href.replace(/\/$/, '') === pathname.replace(/\/$/, ''),
  );
  return (
    <>
      <InitialBadge {...props} />
      {!isCategory && <CopyPage />}
    </>
  );
}
