declare module '@theme/GraphqlArticle' {
  import type {Article} from 'docusaurus-plugin-graphql-reference';

  export type Props = Article;
  export default function GraphqlArticle(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlSection' {
  import type {
    Rendered,
    Section,
    SectionKind,
    SectionOf,
  } from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly section: Rendered<Section>;
  }

  /** The props of the component of a kind of section. */
  export type SectionProps<Kind extends SectionKind> = Rendered<SectionOf<Kind>>;
  export default function GraphqlSection(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlCode' {
  import type {HtmlCodeBlock} from 'docusaurus-plugin-graphql-reference';

  export type Props = HtmlCodeBlock;
  export default function GraphqlCode(props: Props): React.ReactNode;
}

/** The components of the kinds of sections; each takes the `SectionProps` of its kind. */
declare module '@theme/GraphqlSection/*' {
  const Component: React.ComponentType<never>;
  export default Component;
}

declare module '@theme/GraphqlSection/Access' {
  import type {SectionProps} from '@theme/GraphqlSection';

  export type Props = Pick<SectionProps<'access'>, 'facts'>;
  export default function Access(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlSection/Directives' {
  import type {SectionProps} from '@theme/GraphqlSection';

  export type Props = Pick<SectionProps<'directives'>, 'directives'>;
  export default function Directives(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlSection/List' {
  import type {SectionProps} from '@theme/GraphqlSection';

  export type Props = Omit<SectionProps<'list'>, 'kind'>;
  export default function List(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlSection/Notice' {
  import type {SectionProps} from '@theme/GraphqlSection';

  /** Without a kind it is about a member of the page. */
  export type Props = Omit<SectionProps<'notice'>, 'kind'> &
    Partial<Pick<SectionProps<'notice'>, 'kind'>>;
  export default function Notice(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlStructuredData' {
  export interface Props {
    /** A value of JSON. */
    readonly data: object;
  }
  export default function GraphqlStructuredData(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlNameLink' {
  import type {NameLink} from 'docusaurus-plugin-graphql-reference';

  export type Props = NameLink;
  export default function GraphqlNameLink(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlMember' {
  import type {Member, Rendered} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly member: Rendered<Member>;
  }
  export default function GraphqlMember(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlUnfolded' {
  import type {Rendered, TypeInPlace} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly unfolded: Rendered<TypeInPlace>;
    /** Whether the members are folded, otherwise a label is above them. */
    readonly isFolded: boolean;
  }
  export default function GraphqlUnfolded(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlName' {
  export interface Props {
    readonly name: string;
    /** Whether it is in the size of the main heading, for which a phone has less room. */
    readonly isTitle?: boolean;
  }
  export default function GraphqlName(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlTypeReference' {
  import type {TypeLink} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly type: TypeLink;
  }
  export default function GraphqlTypeReference(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlLink' {
  export interface Props extends Omit<React.ComponentProps<'a'>, 'href'> {
    readonly href: string;
  }
  export default function GraphqlLink(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlText' {
  export interface Props {
    /** Safe HTML; nothing is shown where it is empty. */
    readonly html: string;
  }
  export default function GraphqlText(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlGuide' {
  import type {ReferenceLink} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly guide: ReferenceLink | undefined;
  }
  export default function GraphqlGuide(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlHeading' {
  export interface Props {
    readonly as: 'h2' | 'h3';
    readonly id: string;
    /** The address of the heading on its own page: `#id`. */
    readonly hash: string;
    /** The text of the heading, for the name of its link. */
    readonly name: string;
    /** Whether it stays in view, and so never shows where the reader is. */
    readonly isFixed?: boolean;
    readonly children: React.ReactNode;
  }
  export default function GraphqlHeading(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlFacts' {
  import type {Member, Rendered} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly member: Pick<Rendered<Member>, 'type' | 'guide' | 'defaultValue' | 'badges'>;
  }
  export default function GraphqlFacts(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlBadges' {
  import type {Badge} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly badges?: readonly Badge[] | undefined;
  }
  export default function GraphqlBadges(props: Props): React.ReactNode;
}
