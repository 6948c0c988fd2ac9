/** What a test calls of importers, whose packages have no types that TypeScript finds. */
declare module 'postman-collection' {
  interface Item {
    readonly name: string;
    readonly request: {
      readonly body?: {
        readonly graphql?: {readonly query: string; readonly variables: string};
        readonly formdata?: {readonly one: (key: string) => {readonly value: string}};
      };
      toJSON(): object;
    };
  }

  export class Collection {
    constructor(collection: object);
    readonly variables: {
      readonly toObject: () => object;
      readonly assimilate: (values: readonly object[], prune: boolean) => void;
    };
    forEachItem(callback: (item: Item) => void): void;
    oneDeep(name: string): Item;
  }

  export const Property: {
    readonly replaceSubstitutionsIn: (
      value: object,
      variables: readonly Collection['variables'][],
    ) => unknown;
  };
}

declare module '@usebruno/converters' {
  interface BrunoItem {
    readonly name: string;
    /** Of a folder. */
    readonly items?: readonly BrunoItem[];
    readonly request?: {
      readonly body: {
        readonly mode: string;
        readonly graphql: {readonly query: string; readonly variables: string};
        readonly multipartForm: readonly {readonly value: string}[];
      };
    };
  }

  export function postmanToBruno(collection: object): Promise<{
    readonly items: readonly BrunoItem[];
    readonly root: {
      readonly request: {
        readonly vars: {readonly req: readonly {readonly name: string}[]};
      };
    };
  }>;
}
