import type {CreateElement} from './codeFrame';

/** What stands behind one tab. */
export interface CodeTab<Node> {
  /** Tells the tab from the others; what a reader chooses is remembered by it. */
  readonly id: string;
  /** The text of the tab. */
  readonly label: string;
  readonly content: readonly Node[];
}

/** A row of tabs with what stands behind them. */
export interface CodeTabsOptions<Node> {
  /** Begins the ids of its elements, so no other row of the page has it. */
  readonly id: string;
  /** The accessible name of the row. */
  readonly label: string;
  /**
   * Rows of a group show the tab that a reader has chosen in one of them, on all pages and after
   * a reload. A row without a group begins with its first tab.
   */
  readonly group?: string;
  readonly tabs: readonly CodeTab<Node>[];
}

/** Begins the keys of the browser's storage; those of Docusaurus' own tabs begin so, too. */
export const TAB_STORAGE = 'docusaurus.tab.';

/**
 * Tabs by the ARIA pattern with automatic activation, the first one chosen. They work in HTML that
 * no component is attached to, by `codeTabsModules()`; where scripts do not run, all that is behind
 * them stands one below the other.
 *
 * @param create makes the elements: `createElement` of React, or one that makes nodes of hast
 * @returns a `div`, in the classes of the stylesheet of `codeTabsModules()`
 *
 * @example
 * codeTabs(createElement, {
 *   id: 'first-request',
 *   label: 'A first request',
 *   group: 'language',
 *   tabs: [{id: 'curl', label: 'curl', content: [frame]}],
 * });
 */
export function codeTabs<Node>(
  create: CreateElement<Node>,
  {id, label, group, tabs}: CodeTabsOptions<Node>,
): Node {
  return create(
    'div',
    {className: 'code-tabs', ...(group !== undefined && {'data-group': group})},
    create(
      'div',
      {className: 'code-tabs__row', role: 'tablist', 'aria-label': label},
      ...tabs.map((tab, index) =>
        create(
          'button',
          {
            type: 'button',
            role: 'tab',
            id: `${id}-${index}-tab`,
            'data-tab': tab.id,
            'aria-controls': `${id}-${index}`,
            'aria-selected': index === 0 ? 'true' : 'false',
            tabIndex: index === 0 ? 0 : -1,
          },
          tab.label,
        ),
      ),
    ),
    ...tabs.map((tab, index) =>
      create(
        'div',
        {
          className: 'code-tabs__panel',
          role: 'tabpanel',
          id: `${id}-${index}`,
          'aria-labelledby': `${id}-${index}-tab`,
          // React leaves an empty text out.
          ...(index > 0 && {hidden: 'hidden'}),
        },
        ...tab.content,
      ),
    ),
  );
}
