import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useRef} from 'react';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

const SIDEBAR = '.gql-layout > .gql-sidebar';

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
  const navigation = document.querySelector(SIDEBAR);
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
  const sidebar = document.querySelector(SIDEBAR);
  const entry = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !entry) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const view = sidebar.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  sidebar.scrollTop += top - view.top - sidebar.clientHeight / 2;
}

/** What surrounds the static content of a reference page, in the browser too. */
export default function ReferenceFrame({title, description, children}: Props): ReactNode {
  const {pathname} = useLocation();
  useEffect(showCurrentEntry, [pathname]);
  return (
    <HtmlClassNameProvider className="graphql-reference-page">
      <PageMetadata title={title} description={description} />
      <Layout>
        <NavbarSecondaryMenuFiller component={MobileNavigation} props={{}} />
        {children}
      </Layout>
    </HtmlClassNameProvider>
  );
}
