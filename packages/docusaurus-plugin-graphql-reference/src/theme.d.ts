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

declare module '@theme/GraphqlStructuredData' {
  export interface Props {
    /** A value of JSON. */
    readonly data: object;
  }
  export default function GraphqlStructuredData(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlAccess' {
  import type {Fact, Rendered} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly facts: readonly Rendered<Fact>[];
  }
  export default function GraphqlAccess(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlErrors' {
  import type {Rendered, ShownError} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly errors: readonly Rendered<ShownError>[];
  }
  export default function GraphqlErrors(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlUsages' {
  import type {ShownUsages} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    /** The heading of each group. */
    readonly as: 'h2' | 'h3';
    readonly groups: readonly ShownUsages[];
  }
  export default function GraphqlUsages(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlNameLink' {
  import type {NameLink} from 'docusaurus-plugin-graphql-reference';

  export type Props = NameLink;
  export default function GraphqlNameLink(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlNameLinks' {
  import type {Props as NameLink} from '@theme/GraphqlNameLink';

  export interface Props {
    readonly names: readonly NameLink[];
    readonly className?: string;
    /** What the list is of, or the id of the element that names it. */
    readonly 'aria-label'?: string;
    readonly 'aria-labelledby'?: string;
    /** Further items. */
    readonly children?: React.ReactNode;
  }
  export default function GraphqlNameLinks(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlNameRows' {
  import type {NameRow} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly rows: readonly NameRow[];
  }
  export default function GraphqlNameRows(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlPartLinks' {
  import type {PartLinks} from 'docusaurus-plugin-graphql-reference';

  export type Props = PartLinks;
  export default function GraphqlPartLinks(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlMember' {
  import type {Member, Rendered} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly member: Rendered<Member>;
  }
  export default function GraphqlMember(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlSdl' {
  import type {SdlToken} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly tokens: readonly SdlToken[];
    /** What is above the code, and its accessible name. */
    readonly label: string;
  }
  export default function GraphqlSdl(props: Props): React.ReactNode;
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

declare module '@theme/GraphqlDeprecation' {
  import type {Rendered, ShownDeprecation} from 'docusaurus-plugin-graphql-reference';

  export interface Props extends Rendered<ShownDeprecation> {
    /** What the warning is about; a page has one note for itself. */
    readonly isOfPage?: boolean;
  }
  export default function GraphqlDeprecation(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlFacts' {
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
  export default function GraphqlFacts(props: Props): React.ReactNode;
}

declare module '@theme/GraphqlFlag' {
  export interface Props {
    /** `recursive`: the type of a member is already shown around it. */
    readonly kind: 'required' | 'deprecated' | 'recursive' | 'breaking';
  }
  export default function GraphqlFlag(props: Props): React.ReactNode;
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

declare module '@theme/GraphqlDirectives' {
  import type {DirectiveLink} from 'docusaurus-plugin-graphql-reference';

  export interface Props {
    readonly directives: readonly DirectiveLink[];
  }
  export default function GraphqlDirectives(props: Props): React.ReactNode;
}
