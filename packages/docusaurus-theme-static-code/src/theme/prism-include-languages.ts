/** theme-classic calls this to add languages to Prism. */
export default function prismIncludeLanguages(): void {
  // Prism is not shipped.
}
