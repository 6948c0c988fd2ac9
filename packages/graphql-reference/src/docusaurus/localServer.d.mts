/**
 * The options `devServer` of webpack for a development server that only this machine reaches. That of Docusaurus
 * (3.9.2) responds to any name and lets pages of any origin read it, so that a page of another site could
 * read what is not published.
 */
export const localServer: {
  /** IP addresses, localhost and the option `--host`. */
  readonly allowedHosts: 'auto';
  /** In place of those of Docusaurus, among them `access-control-allow-origin: *`. */
  readonly headers: {readonly key: string; readonly value: string}[];
};
