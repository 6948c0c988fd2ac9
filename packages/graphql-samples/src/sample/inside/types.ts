/** GraphQL or JSON inside a block of another language, masked so that its offsets are the block's. */
export type InnerPart =
  | {readonly kind: 'document'; readonly code: string; readonly isPartial: boolean}
  | {
      readonly kind: 'request';
      readonly code: string;
      /** The JSON that says which parts of a multipart request take the place of which nulls. */
      readonly map?: string;
    }
  | {readonly kind: 'response'; readonly code: string}
  | {
      readonly kind: 'query';
      readonly code: string;
      /** The JSON of variables beside it. */
      readonly variables?: string;
    };
