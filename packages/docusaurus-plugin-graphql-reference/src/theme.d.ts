declare module '@theme/GraphqlArticle' {
  import type {ReactNode} from 'react';
  import type {Article} from 'docusaurus-plugin-graphql-reference';

  export type Props = Article;
  export default function GraphqlArticle(props: Props): ReactNode;
}

declare module '@theme/GraphqlSection' {
  import type {ReactNode} from 'react';
  import type {
    Rendered,
    Section,
    SectionKind,
    SectionOf,
  } from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly section: Rendered<Section>;
  }

  /** What the component of a kind of section takes. */
  export interface SectionProps<Kind extends SectionKind> {
    readonly section: Rendered<SectionOf<Kind>>;
  }
  export default function GraphqlSection(props: Props): ReactNode;
}

declare module '@theme/GraphqlSection/HeadedSection' {
  import type {ReactNode} from 'react';
  import type {Heading} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly heading: Heading;
    readonly children: ReactNode;
  }
  export default function HeadedSection(props: Props): ReactNode;
}

/** The components of the kinds of sections; each takes the `SectionProps` of its kind. */
declare module '@theme/GraphqlSection/*' {
  import type {ComponentType} from 'react';

  const Component: ComponentType<never>;
  export default Component;
}

declare module '@theme/GraphqlAccess' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly label: string;
    /** Safe HTML. */
    readonly facts: readonly string[];
  }
  export default function GraphqlAccess(props: Props): ReactNode;
}

declare module '@theme/GraphqlErrors' {
  import type {ReactNode} from 'react';
  import type {Rendered, ShownError} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly errors: readonly Rendered<ShownError>[];
  }
  export default function GraphqlErrors(props: Props): ReactNode;
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

declare module '@theme/GraphqlNameLink' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly text: string;
    readonly href?: string | undefined;
    readonly deprecated?: boolean;
  }
  export default function GraphqlNameLink(props: Props): ReactNode;
}

declare module '@theme/GraphqlNameLinks' {
  import type {ReactNode} from 'react';
  import type {Props as NameLink} from '@theme/GraphqlNameLink';

  export interface Props {
    readonly names: readonly NameLink[];
    readonly className?: string;
    /** What the list is of, or the id of the element that says it. */
    readonly 'aria-label'?: string;
    readonly 'aria-labelledby'?: string;
    /** Further items. */
    readonly children?: ReactNode;
  }
  export default function GraphqlNameLinks(props: Props): ReactNode;
}

declare module '@theme/GraphqlPartLinks' {
  import type {ReactNode} from 'react';
  import type {PartLinks} from 'docusaurus-plugin-graphql-reference';

  export type Props = PartLinks;
  export default function GraphqlPartLinks(props: Props): ReactNode;
}

declare module '@theme/GraphqlMember' {
  import type {ReactNode} from 'react';
  import type {Member, Rendered} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly member: Rendered<Member>;
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
  import type {Rendered, TypeInPlace} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly unfolded: Rendered<TypeInPlace>;
    /** Whether the members are folded, else a label stands above them. */
    readonly isFolded: boolean;
  }
  export default function GraphqlUnfolded(props: Props): ReactNode;
}

declare module '@theme/GraphqlDeprecation' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** The reason as safe HTML; empty where none is given. */
    readonly html: string;
    /** What the warning holds for; a page has one note for itself. */
    readonly isOfPage?: boolean;
  }
  export default function GraphqlDeprecation(props: Props): ReactNode;
}

declare module '@theme/GraphqlFacts' {
  import type {ReactNode} from 'react';
  import type {
    Member,
    MemberInPlace,
    Rendered,
  } from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly member: Pick<
      Rendered<Member>,
      'type' | 'guide' | 'defaultValue' | 'required' | 'deprecation'
    > &
      Partial<Pick<MemberInPlace, 'recursive'>>;
  }
  export default function GraphqlFacts(props: Props): ReactNode;
}

declare module '@theme/GraphqlFlag' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** `recursive`: the type of a member is already shown around it. */
    readonly kind: 'required' | 'deprecated' | 'recursive' | 'breaking';
  }
  export default function GraphqlFlag(props: Props): ReactNode;
}

declare module '@theme/GraphqlName' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly name: string;
    /** Whether it is in the size of the main heading, for which a phone has less room. */
    readonly isTitle?: boolean;
  }
  export default function GraphqlName(props: Props): ReactNode;
}

declare module '@theme/GraphqlTypeReference' {
  import type {ReactNode} from 'react';
  import type {TypeLink} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly type: TypeLink;
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

declare module '@theme/GraphqlGuide' {
  import type {ReactNode} from 'react';
  import type {ReferenceLink} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly guide: ReferenceLink | undefined;
  }
  export default function GraphqlGuide(props: Props): ReactNode;
}

declare module '@theme/GraphqlHeading' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly as: 'h2' | 'h3';
    readonly id: string;
    /** The address of the heading on its own page: `#id`. */
    readonly hash: string;
    /** What the heading says, for the name of its link. */
    readonly name: string;
    /** Whether it stays in view, and so never says where the reader is. */
    readonly isFixed?: boolean;
    readonly children: ReactNode;
  }
  export default function GraphqlHeading(props: Props): ReactNode;
}

declare module '@theme/GraphqlDirectives' {
  import type {ReactNode} from 'react';
  import type {DirectiveLink} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly directives: readonly DirectiveLink[];
  }
  export default function GraphqlDirectives(props: Props): ReactNode;
}
