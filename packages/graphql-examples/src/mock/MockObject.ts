import type {GraphQLResolveInfo} from 'graphql';
import type {World} from '../values/world';
import {type Echo, isRecord} from './echo';
import type {Effect} from './effects';

/** The part of a list that is on a page. */
export interface PagePart {
  /** How many objects it has. */
  readonly length: number;
  /** How many objects there are. */
  readonly total: number;
  /** Whether more follow. */
  readonly goesOn: boolean;
  /** Whether it is not the first. */
  readonly isLater: boolean;
  /** Whether the last object comes first. */
  readonly isDown: boolean;
  /** The ids that a filter names: `ids`, `where: {id: {eq}}`. */
  readonly ids?: readonly unknown[] | undefined;
  /** How many objects it may have. */
  readonly size: number;
  /** Its number, from 1. */
  readonly number: number;
}

/** An object of a response, whose fields are resolved one by one. */
export interface MockObject {
  readonly typeName: string;
  /** Its position among the objects of its type, from 0. */
  readonly index: number;
  /** The names of the types of the objects around it. */
  readonly path: readonly string[];
  readonly echo: Echo;
  /** Whether the operation is about it, or it contains what the operation is about. */
  readonly isSubject: boolean;
  /** Whether it only contains what the operation is about, as a payload or page does. */
  readonly wraps: boolean;
  /** Whether it is one of a list that was filtered, so that texts of the request need not be its own. */
  readonly isFound: boolean;
  readonly effects: readonly Effect[];
  readonly page?: PagePart | undefined;
}

export function isMockObject(value: unknown): value is MockObject {
  return isRecord(value) && 'echo' in value;
}

/** The call of a resolver. */
export interface Call extends Pick<World, 'isHidden' | 'payloads'> {
  readonly args: Readonly<Record<string, unknown>>;
  readonly info: GraphQLResolveInfo;
}

/** How many objects of a list a response shows. */
export const SHOWN = 2;
