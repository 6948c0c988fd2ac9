/** What `plugins/guide-list` writes. */
declare module '@generated/guide-list/default/guides.json' {
  const guides: readonly import('../plugins/guide-list').GuideLink[];
  export default guides;
}

declare module '@theme/NotFound/Content' {
  interface Props {
    /** What stands below the ways on. */
    readonly children?: import('react').ReactNode;
  }
}
