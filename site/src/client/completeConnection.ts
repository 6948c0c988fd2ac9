/**
 * Gives `navigator.connection` the `effectiveType` that some browsers leave out. Docusaurus
 * 3.9.2 reads it without asking whether it is there, and links would throw.
 */
interface NetworkInformation {
  readonly effectiveType?: string;
}

if (typeof navigator !== 'undefined' && 'connection' in navigator) {
  const connection = navigator.connection as NetworkInformation | undefined;
  if (connection && connection.effectiveType === undefined) {
    Object.defineProperty(connection, 'effectiveType', {value: '4g'});
  }
}
