// Around the link of Docusaurus 3.9.2 while the site is rendered to HTML.
import {createElement} from 'react';
import {addBaseUrl} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/** An address that the router leaves as it is: absolute, with nothing to resolve or decode. */
const PLAIN = /^\/(?!\/)[\w/.-]*(?:#[\w.-]+)?$/;

/** What links are told that is no attribute of an anchor. */
const NO_ATTRIBUTES = {
  activeClassName: undefined,
  innerRef: undefined,
  isActive: undefined,
  replace: undefined,
};

/** The whole address of a page of the site; undefined for what is not plain. */
function complete(address, {baseUrl, trailingSlash, url: siteUrl}, autoAddBaseUrl) {
  if (typeof address !== 'string' || !PLAIN.test(address)) return undefined;
  const url = autoAddBaseUrl ? addBaseUrl({siteUrl, baseUrl, url: address}) : address;
  const whole = applyTrailingSlash(url, {trailingSlash, baseUrl});
  return PLAIN.test(whole) ? whole : undefined;
}

export function withPlainLinks(DocusaurusLink) {
  return function Link(props) {
    const {
      to,
      href: unprefixed,
      autoAddBaseUrl = true,
      'data-noBrokenLinkCheck': isUnchecked,
      isNavLink,
      component,
      ...others
    } = props;
    const {siteConfig} = useDocusaurusContext();
    const brokenLinks = useBrokenLinks();
    const isOther =
      isNavLink ||
      component !== undefined ||
      others.target ||
      siteConfig.future.experimental_router === 'hash';
    const href = isOther
      ? undefined
      : complete(to || unprefixed, siteConfig, autoAddBaseUrl);
    if (href === undefined) return createElement(DocusaurusLink, props);
    if (!isUnchecked) brokenLinks.collectLink(href);
    if (others.id) brokenLinks.collectAnchor(others.id);
    return createElement('a', {...others, ...NO_ATTRIBUTES, href});
  };
}
