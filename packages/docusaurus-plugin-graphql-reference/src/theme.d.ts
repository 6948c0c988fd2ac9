declare module '@theme/GraphqlReferencePage' {
  import type {ReactNode} from 'react';
  import type {NavigationItem, ReferencePage} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly page: ReferencePage;
    readonly navigation: readonly NavigationItem[];
  }
  export default function GraphqlReferencePage(props: Props): ReactNode;
}

declare module '@theme/GraphqlNavigation' {
  import type {ReactNode} from 'react';
  import type {NavigationItem} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly items: readonly NavigationItem[];
  }
  export default function GraphqlNavigation(props: Props): ReactNode;
}

declare module '@theme/GraphqlEntry' {
  import type {ReactNode} from 'react';
  import type {EntryPage} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly page: EntryPage;
  }
  export default function GraphqlEntry(props: Props): ReactNode;
}

declare module '@theme/GraphqlListing' {
  import type {ReactNode} from 'react';
  import type {ListingPage} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly page: ListingPage;
  }
  export default function GraphqlListing(props: Props): ReactNode;
}

declare module '@theme/GraphqlOverview' {
  import type {ReactNode} from 'react';
  import type {OverviewPage} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly page: OverviewPage;
  }
  export default function GraphqlOverview(props: Props): ReactNode;
}

declare module '@theme/GraphqlUsages' {
  import type {ReactNode} from 'react';
  import type {ShownUsages} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    /** The heading of each group. */
    readonly as: 'h2' | 'h3';
    /** Whether a long list is folded. */
    readonly isFolded: boolean;
    readonly groups: readonly ShownUsages[];
  }
  export default function GraphqlUsages(props: Props): ReactNode;
}

declare module '@theme/GraphqlMember' {
  import type {ReactNode} from 'react';
  import type {Member, Unfolded} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly member: Member;
    /** The member's type in place, where it has members to show. */
    readonly unfolded: Unfolded | undefined;
  }
  export default function GraphqlMember(props: Props): ReactNode;
}

declare module '@theme/GraphqlSdl' {
  import type {ReactNode} from 'react';
  import type {SdlToken} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly tokens: readonly SdlToken[];
    /** What stands above the code, and its accessible name. */
    readonly label: string;
  }
  export default function GraphqlSdl(props: Props): ReactNode;
}

declare module '@theme/GraphqlUnfolded' {
  import type {ReactNode} from 'react';
  import type {Unfolded} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly unfolded: Unfolded;
    readonly isFolded: boolean;
  }
  export default function GraphqlUnfolded(props: Props): ReactNode;
}

declare module '@theme/GraphqlTypeReference' {
  import type {ReactNode} from 'react';
  import type {TypeReference} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly type: TypeReference;
  }
  export default function GraphqlTypeReference(props: Props): ReactNode;
}

declare module '@theme/GraphqlLink' {
  import type {ComponentProps, ReactNode} from 'react';

  export interface Props extends Omit<ComponentProps<'a'>, 'href'> {
    readonly href: string;
  }
  export default function GraphqlLink(props: Props): ReactNode;
}

declare module '@theme/GraphqlText' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Safe HTML; nothing is shown where it is empty. */
    readonly html: string;
  }
  export default function GraphqlText(props: Props): ReactNode;
}

declare module '@theme/GraphqlHeading' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly as: 'h2' | 'h3';
    readonly id: string;
    /** What the heading says, for the name of its link. */
    readonly name: string;
    readonly children: ReactNode;
  }
  export default function GraphqlHeading(props: Props): ReactNode;
}

declare module '@theme/GraphqlTableOfContents' {
  import type {ReactNode} from 'react';
  import type {TableOfContentsItem} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly items: readonly TableOfContentsItem[];
  }
  export default function GraphqlTableOfContents(props: Props): ReactNode;
}

declare module '@theme/GraphqlDirectives' {
  import type {ReactNode} from 'react';
  import type {AppliedDirective} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly directives: readonly AppliedDirective[];
  }
  export default function GraphqlDirectives(props: Props): ReactNode;
}

declare module '@theme/GraphqlBreadcrumbs' {
  import type {ReactNode} from 'react';
  import type {ReferenceLink} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly links: readonly ReferenceLink[];
  }
  export default function GraphqlBreadcrumbs(props: Props): ReactNode;
}

declare module '@theme/GraphqlPager' {
  import type {ReactNode} from 'react';
  import type {ReferenceLink} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly previous?: ReferenceLink;
    readonly next?: ReferenceLink;
  }
  export default function GraphqlPager(props: Props): ReactNode;
}
