interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the reader's connection is too slow, or too dear, to fetch what may not be needed. */
export function isSavingData(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return (
    connection?.saveData === true || Boolean(connection?.effectiveType?.endsWith('2g'))
  );
}
