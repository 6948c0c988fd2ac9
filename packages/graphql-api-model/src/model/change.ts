/** What an element consists of by name, and not by elements of its own. */
export type NameList = 'interfaces' | 'possibleTypes' | 'locations';

/** How an element differs from one state of a schema to the next. */
export type Difference =
  | {readonly what: 'added' | 'removed' | 'deprecated' | 'restored'}
  /** Written as in the schema; a default is missing where there is none. */
  | {readonly what: 'kind' | 'type'; readonly before: string; readonly after: string}
  | {readonly what: 'default'; readonly before?: string; readonly after?: string}
  | {
      readonly what: NameList;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    };

export type Change = Difference & {
  /** The element's coordinate, in the state that contains it. */
  readonly coordinate: string;
  /** Whether a request that was valid may be refused now, or its response be misread. */
  readonly isBreaking: boolean;
  /** Whether the former state announced the removal. */
  readonly wasDeprecated?: true;
  /** What its owner has written about it, Markdown. */
  readonly note?: string;
};

/** The changes with which a state of the schema was published, or those that are not yet. */
export interface Release {
  /** The day on which it was published, `2026-11-22`; of what is not yet, that of the last state. */
  readonly date: string;
  readonly isPublished: boolean;
  /** What its owner has written about it, Markdown. */
  readonly text?: string;
  readonly changes: readonly Change[];
}
