/** Modules that the guides name and leave to their reader, by file: what the samples need of them. */
export const OF_THE_READER: Readonly<Record<string, string>> = {
  'html.ts': `
    export declare function escapeHtml(text: string): string;
    export declare function renderNotFound(): string;
  `,
  'readFeed.ts': `
    interface Item { id: string; type: string }
    export declare function readFeed(variables: object): Promise<{items: Item[]}>;
  `,
  'SpacePage.tsx': `
    import type {ReactNode} from 'react';
    export interface Space { id: string; name: string }
    export declare function SpacePage(props: {space: Space; language: string}): ReactNode;
  `,
};
