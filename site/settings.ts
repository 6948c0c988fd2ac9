/**
 * Everything an owner changes to make this site theirs.
 *
 * The addresses below end in `.example`, a domain that belongs to nobody. Replace them
 * with your own before you publish the site.
 */
export const settings = {
  /** Name of the platform: in the navbar, in page titles and in the copyright line. */
  name: 'Community Platform',

  /** One sentence under the name on the home page and in search results. */
  tagline: 'Developer documentation for the Community Platform GraphQL API',

  /** Address the site is published at, without a path or a trailing slash. */
  url: 'https://docs.community-platform.example',

  /**
   * Path below that address, with a slash at both ends: `/docs-site/`, or `/` for none. Not `/docs/` or
   * `/blog/`: Docusaurus takes a link to `/docs/intro` for one that has such a base URL already.
   */
  baseUrl: '/' as string,

  /** The language of the site, and then those of translations, which are in `site/i18n`. */
  locales: ['en'] as readonly [string, ...string[]],

  /** The guide that readers begin with, below `baseUrl`; the home page and the footer lead to it. */
  firstGuide: '/docs/intro' as string,

  /**
   * Address of the GraphQL endpoint: on the home page, in the requests of the reference and in the
   * guides. The site never calls it. Guides are written with the address that is here at first;
   * the build puts yours in its place (`guideAddresses.ts`).
   */
  endpoint: 'https://api.community-platform.example/graphql',

  /**
   * Address of the sign-in service in the guides, without a trailing slash, replaced in the same way.
   * `undefined` leaves it as the guides write it.
   */
  signIn: 'https://signin.community-platform.example' as string | undefined,

  /** Source code repository: linked in the navbar and in the footer. */
  repository: 'https://code.community-platform.example/platform',

  /**
   * Address in front of a page's path in its "Edit this page" link, up to and including
   * the `site/` folder. `undefined` removes the links.
   */
  editUrl: 'https://code.community-platform.example/platform/edit/main/site/' as
    | string
    | undefined,

  /** Social profiles in the footer, in this order. */
  socialProfiles: [
    {label: 'Professional network', href: 'https://work.example/community-platform'},
    {label: 'Photo network', href: 'https://photos.example/community-platform'},
    {label: 'Microblog', href: 'https://microblog.example/community-platform'},
    {label: 'Social network', href: 'https://social.example/community-platform'},
  ],

  /**
   * Bar above the navbar, until the reader closes it. The content is HTML; a link in it needs its
   * whole address. A new `id` shows the bar again to readers who closed the old one. `undefined`
   * removes the bar.
   */
  announcement: {
    id: 'main-branch',
    content: 'These docs describe the main branch.',
  } as {readonly id: string; readonly content: string} | undefined,

  /** Whether there is a blog. `false` removes its pages and feeds, and the links to them. */
  blog: true as boolean,

  /** Year in the copyright line. */
  copyrightYear: 2025,
} as const;

// Colours are custom properties: see the first block of `packages/graphql-reference/src/css/tokens.css`.
