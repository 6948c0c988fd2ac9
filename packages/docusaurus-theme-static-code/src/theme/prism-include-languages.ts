/** theme-classic calls this with Prism; no language is added, because Prism is not shipped. */
export default function prismIncludeLanguages(): void {}
