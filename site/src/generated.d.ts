/** What `plugins/guide-list` gives the build; empty in the browser. */
declare module '@guide-list' {
  const guides: readonly import('../plugins/guide-list').GuideLink[];
  export default guides;
}
