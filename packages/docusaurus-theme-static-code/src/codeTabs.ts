import type {CreateElement} from './codeFrame';

/** A row of tabs with panels behind them. */
export interface CodeTabsOptions<Node> {
  /** Begins the ids of the elements; no other row of the page has it. */
  readonly id: string;
  /** The accessible name of the row. */
  readonly label: string;
  /**
   * Rows of a group show the tab that a reader has chosen in one of them, on all pages and after
   * a reload. A row without a group begins with its first tab.
   */
  readonly group?: string;
  /** The choice of a reader is kept by the `id` of a tab; its `label` is its text. */
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly content: readonly Node[];
  }[];
}

/**
 * Tabs by the ARIA pattern with automatic activation, the first one chosen. `codeTabsModules()` makes
 * them work in HTML without components; without scripts, all panels are visible, one below the other.
 *
 * @param create makes the elements: `createElement` of React, or one that makes nodes of hast
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
