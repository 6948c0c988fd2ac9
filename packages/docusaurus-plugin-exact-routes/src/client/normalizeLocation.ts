import coreNormalizeLocation from '@docusaurus/core/lib/client/normalizeLocation.js';

type Location = Parameters<typeof coreNormalizeLocation>[0];

/**
 * The location whose page the router shows: `/docs/intro.html` is `/docs/intro`. Differs from the
 * core in keeping spaces at the ends: to the server `/docs/intro%20` is another page, and the
 * core shows `/docs/intro` there, or two pages at once.
 */
export default function normalizeLocation(location: Location): Location {
  const {pathname} = location;
  return pathname === pathname.trim() ? coreNormalizeLocation(location) : location;
}
