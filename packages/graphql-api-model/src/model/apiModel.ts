/*
 * A schema as plain JSON: `JSON.parse(JSON.stringify(model))` equals the model. Each
 * element is there once, under its schema coordinate (https://spec.graphql.org/draft/#sec-Schema-Coordinates).
 * There is no HTML, no address and no function in it; those belong to views of the model.
 */

import type {Release} from './change';
import type {Contract, ErrorCode, Scope} from './contract';

/** Root fields of the schema, by the operation that calls them. */
export type OperationKind = 'query' | 'mutation' | 'subscription';

export type TypeKind = 'object' | 'interface' | 'enum' | 'input' | 'union' | 'scalar';

/** Where an element is defined; `file` is named as in messages, line and column count from 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A type as it is written at its use: `[Space!]!` has the name "Space". */
export interface TypeReference {
  readonly notation: string;
  readonly name: string;
}

/** A directive written at an element; the values are GraphQL literals. */
export interface AppliedDirective {
  readonly name: string;
  readonly arguments: readonly {readonly name: string; readonly value: string}[];
}

export interface Deprecation {
  /** Markdown; missing where the schema gives none. */
  readonly reason?: string;
}

/** What every element has, whatever its kind. */
export interface ElementBase {
  /** `Type`, `Type.member`, `Type.field(argument:)`, `@directive` or `@directive(argument:)`. */
  readonly coordinate: string;
  readonly name: string;
  /** Markdown as written. */
  readonly description?: string;
  readonly deprecation?: Deprecation;
  /** In the order of writing, `@deprecated` and its like included. */
  readonly directives: readonly AppliedDirective[];
  /** Where the name is; missing for what is in no file. */
  readonly position?: Position;
  /** Where the text of the description begins, in the same file. */
  readonly descriptionPosition?: Omit<Position, 'file'>;
}

/** What has, or can have, a page of its own: types, root fields and directives. */
interface Grouped {
  /** The domain it belongs to, where the owner of the schema has domains. */
  readonly group?: string;
}

interface Input extends ElementBase {
  readonly type: TypeReference;
  /** The default as a GraphQL literal. */
  readonly defaultValue?: string;
}

export interface ArgumentElement extends Input {
  readonly kind: 'argument';
}

export interface InputFieldElement extends Input {
  readonly kind: 'input field';
}

export interface FieldElement extends ElementBase, Grouped {
  readonly kind: 'field';
  readonly type: TypeReference;
  readonly arguments: readonly ArgumentElement[];
  /** What it promises, where directives state that. */
  readonly contract?: Contract;
}

export interface EnumValueElement extends ElementBase {
  readonly kind: 'enum value';
}

interface TypeBase extends ElementBase, Grouped {
  /** GraphQL itself brings it: no file defines it. */
  readonly isBuiltIn?: true;
}

export interface FieldsElement extends TypeBase {
  readonly kind: 'object' | 'interface';
  readonly interfaces: readonly string[];
  readonly fields: readonly FieldElement[];
}

export interface InputElement extends TypeBase {
  readonly kind: 'input';
  readonly isOneOf: boolean;
  readonly fields: readonly InputFieldElement[];
}

export interface EnumElement extends TypeBase {
  readonly kind: 'enum';
  readonly values: readonly EnumValueElement[];
}

export interface UnionElement extends TypeBase {
  readonly kind: 'union';
  readonly possibleTypes: readonly string[];
}

export interface ScalarElement extends TypeBase {
  readonly kind: 'scalar';
  readonly specifiedBy?: string;
}

export interface DirectiveElement extends TypeBase {
  readonly kind: 'directive';
  readonly arguments: readonly ArgumentElement[];
  readonly locations: readonly string[];
  readonly isRepeatable: boolean;
}

export type TypeElement =
  | FieldsElement
  | InputElement
  | EnumElement
  | UnionElement
  | ScalarElement;

/** The schema as a whole; no coordinate names it, so it has the empty one. */
export interface SchemaElement extends ElementBase {
  readonly kind: 'schema';
}

export type Element =
  | SchemaElement
  | TypeElement
  | FieldElement
  | InputFieldElement
  | EnumValueElement
  | ArgumentElement
  | DirectiveElement;

/** The type whose fields are the operations of a kind. */
export interface RootType {
  readonly kind: OperationKind;
  readonly type: string;
}

export interface ApiModel {
  /** Raised when a reader of the former model could not read the new one. */
  readonly version: 1;
  readonly schema: SchemaElement;
  readonly roots: readonly RootType[];
  /** Named types in the order of the schema; those of introspection are left out. */
  readonly types: readonly TypeElement[];
  readonly directives: readonly DirectiveElement[];
  /** Names of the domains in the order they are shown; empty where nothing is grouped. */
  readonly groups: readonly string[];
  /** How many elements are left out because the owner hides them. */
  readonly hidden: number;
  /** How many elements are left out because only the router of a federated schema needs them. */
  readonly machinery: number;
  /** How many directives are left out because pages show their facts as text. */
  readonly documenting?: number;
  /** The codes of errors that directives declare; missing where they declare none. */
  readonly errorCodes?: readonly ErrorCode[];
  /** What changed from one state of the schema to the next, the newest first; missing without others. */
  readonly releases?: readonly Release[];
  /** What differs from earlier states to this one, the newest first; the state before is in `releases`. */
  readonly since?: readonly Release[];
  /** The scopes of tokens, likewise. */
  readonly scopes?: readonly Scope[];
}
