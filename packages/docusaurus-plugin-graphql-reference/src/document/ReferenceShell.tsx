import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme/Layout';
import {useHtml} from 'docusaurus-theme-static-code/useHtml';
import {type ReactNode, useEffect, useRef} from 'react';
import {CONTAINER_ID, TITLE_ATTRIBUTE} from './container';

type Props = {
  readonly title: string;
  readonly description: string;
} & ({readonly html: string} | {readonly children: ReactNode});

/** The page's own side navigation, shown again in the drawer of a narrow screen. */
function MobileNavigation(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const {toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const element = container.current;
    const closeOnLink = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a')) toggle();
    };
    element?.addEventListener('click', closeOnLink);
    return () => element?.removeEventListener('click', closeOnLink);
  }, [toggle]);
  const navigation = document.querySelector(`#${CONTAINER_ID} .gql-sidebar`);
  return (
    <div
      ref={container}
      className="theme-doc-sidebar-menu gql-drawer"
      dangerouslySetInnerHTML={{__html: navigation?.innerHTML ?? ''}}
    />
  );
}

/** The side navigation begins with the guides, so the entry of the page can be out of view. */
function showCurrentEntry(): void {
  const sidebar = document.querySelector('.gql-layout > .gql-sidebar');
  const entry = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !entry) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const view = sidebar.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  sidebar.scrollTop += top - view.top - sidebar.clientHeight / 2;
}

/**
 * What surrounds the static document of a reference page. It renders the same markup from
 * components (at build, and in development) and from the document's own HTML (in the browser).
 */
export function ReferenceShell(props: Props): ReactNode {
  const attributes = {id: CONTAINER_ID, [TITLE_ATTRIBUTE]: props.title};
  const html = 'html' in props ? props.html : undefined;
  const inner = useHtml(html ?? '');
  useEffect(showCurrentEntry, [html]);
  return (
    <HtmlClassNameProvider className="graphql-reference-page">
      <PageMetadata title={props.title} description={props.description} />
      <Layout>
        <NavbarSecondaryMenuFiller component={MobileNavigation} props={{}} />
        {'html' in props ? (
          <div {...attributes} dangerouslySetInnerHTML={inner} />
        ) : (
          <div {...attributes}>{props.children}</div>
        )}
      </Layout>
    </HtmlClassNameProvider>
  );
}
