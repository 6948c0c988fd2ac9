interface Item {
  readonly label: string;
  readonly key?: string;
  readonly href?: string;
  readonly customProps?: {readonly href?: string};
  readonly items?: readonly unknown[];
}

/** One line an item of a sidebar: its label and its address, or its key if it has none. */
export function addressesIn(items: readonly unknown[]): readonly string[] {
  return (items as readonly Item[]).flatMap(
    ({label, key, customProps, href = customProps?.href, items: inner = []}) => [
      [label, href ?? (key && `(${key})`)].filter(Boolean).join(' '),
      ...addressesIn(inner).map((line) => `  ${line}`),
    ],
  );
}
