/** Root fields of the schema, by the operation that calls them. */
export type OperationKind = 'query' | 'mutation' | 'subscription';

/** Named types of the schema, root types left out: their fields are operations. */
export type TypeKind = 'object' | 'interface' | 'enum' | 'input' | 'union' | 'scalar';

export type Kind = OperationKind | TypeKind | 'directive';

/** A link to a place in the reference. `href` starts with the site's base URL. */
export interface ReferenceLink {
  readonly text: string;
  readonly href: string;
  readonly deprecated?: boolean;
}

/** A type as it is written at its use: `[Space!]!` has `before` "[" and `after` "!]!". */
export interface TypeReference {
  readonly before: string;
  readonly name: string;
  readonly after: string;
  readonly href: string;
}

export interface AppliedDirective {
  readonly name: string;
  readonly href: string;
  /** Values are printed as GraphQL literals. */
  readonly arguments: readonly {readonly name: string; readonly value: string}[];
}

/** A piece of SDL: plain text, or text with a highlighting class and perhaps a link. */
export type SdlToken =
  | string
  | {
      readonly text: string;
      readonly kind: 'keyword' | 'type' | 'name' | 'meta' | 'string';
      readonly href?: string;
    };

/** The members of a type shown in place, where the type is used. */
export interface Unfolded {
  readonly kind: TypeKind;
  readonly name: string;
  readonly href: string;
  readonly members: readonly UnfoldedMember[];
  /** How many further members only the type's own page shows. */
  readonly omitted: number;
}

export interface UnfoldedMember {
  readonly name: string;
  readonly href: string;
  /** Missing for an enum value. */
  readonly type?: TypeReference;
  readonly required: boolean;
  readonly defaultValue?: string;
  /** First sentence of the description, plain text. */
  readonly summary: string;
  readonly deprecated: boolean;
  /** The type is one that is being unfolded already. */
  readonly recursive: boolean;
  readonly unfolded?: Unfolded;
}

/** A field, argument, input field or enum value. Descriptions are safe HTML. */
export interface Member {
  readonly name: string;
  /** The anchor on its page. */
  readonly id: string;
  readonly href: string;
  /** Missing for an enum value. */
  readonly type?: TypeReference;
  readonly required: boolean;
  readonly defaultValue?: string;
  readonly description: string;
  readonly summary: string;
  readonly deprecation?: string;
  readonly directives: readonly AppliedDirective[];
  /** The arguments of a field. */
  readonly arguments: readonly Member[];
}

/** One way in which a type or directive is used, e.g. "Returned by". */
export interface UsageGroup {
  readonly label: string;
  readonly links: readonly ReferenceLink[];
}

interface EntryBase {
  readonly name: string;
  readonly href: string;
  /** The domain it belongs to, where the owner groups by domain. */
  readonly group?: string;
  /** Safe HTML; empty where the schema has no description. */
  readonly description: string;
  /** First sentence of the description, plain text. */
  readonly summary: string;
  readonly deprecation?: string;
  readonly directives: readonly AppliedDirective[];
  readonly sdl: readonly SdlToken[];
  readonly usages: readonly UsageGroup[];
}

export interface OperationEntry extends EntryBase {
  readonly kind: OperationKind;
  readonly arguments: readonly Member[];
  readonly returns: TypeReference;
}

export interface FieldsEntry extends EntryBase {
  readonly kind: 'object' | 'interface';
  readonly fields: readonly Member[];
  readonly interfaces: readonly ReferenceLink[];
}

export interface InputEntry extends EntryBase {
  readonly kind: 'input';
  readonly fields: readonly Member[];
  readonly isOneOf: boolean;
}

export interface EnumEntry extends EntryBase {
  readonly kind: 'enum';
  readonly values: readonly Member[];
}

export interface UnionEntry extends EntryBase {
  readonly kind: 'union';
  readonly possibleTypes: readonly (ReferenceLink & {readonly summary: string})[];
}

export interface ScalarEntry extends EntryBase {
  readonly kind: 'scalar';
  readonly specifiedBy?: string;
}

export interface DirectiveEntry extends EntryBase {
  readonly kind: 'directive';
  readonly arguments: readonly Member[];
  readonly locations: readonly string[];
  readonly isRepeatable: boolean;
  /** Where the directive may stand in a request, the address of its second page. */
  readonly executableHref?: string;
}

export type Entry =
  | OperationEntry
  | FieldsEntry
  | InputEntry
  | EnumEntry
  | UnionEntry
  | ScalarEntry
  | DirectiveEntry;

/** Everything the schema says, as plain data; pages, lists and search are projections of it. */
export interface Reference {
  /** Sorted by kind, then by name. */
  readonly entries: readonly Entry[];
  /** What the schema says of each root type, as safe HTML; empty where it says nothing. */
  readonly rootDescriptions: ReadonlyMap<Kind, string>;
  /** Names of the domains in the order they are shown; empty where nothing is grouped. */
  readonly groups: readonly string[];
  /** Members of the named type for use in place, `most` of them, `depth` levels down. */
  readonly unfold: (
    typeName: string,
    depth: number,
    most?: number,
  ) => Unfolded | undefined;
  /** The address of a schema coordinate such as `Space.members` or `@include(if:)`. */
  readonly linkTo: (coordinate: string) => string | undefined;
}
