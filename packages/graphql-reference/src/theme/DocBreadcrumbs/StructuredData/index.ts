/** Breadcrumbs for search engines must name the origin of the site, which nobody has told. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
