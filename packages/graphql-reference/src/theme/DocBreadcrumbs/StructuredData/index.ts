/** Breadcrumbs for search engines must name the origin of the site, which is not known here. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
