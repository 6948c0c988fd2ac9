// What Docusaurus' link takes from react-router-dom 5.3.4 while the site is rendered to HTML.
import {createElement} from 'react';
import {Link as RouterLink, NavLink} from 'react-router-dom';

/** An address that stays as it is: absolute, with nothing to resolve or decode. */
const PLAIN = /^\/(?!\/)[\w/.-]*(?:#[\w.-]+)?$/;

/** What the link of the router keeps from its anchor. */
const KEPT = {to: undefined, innerRef: undefined, replace: undefined};

/** The anchor that the router's link would be, without what only a click on it needs. */
export function Link(props) {
  const {to, component} = props;
  return typeof to === 'string' && PLAIN.test(to) && component === undefined
    ? createElement('a', {...props, ...KEPT, href: to})
    : createElement(RouterLink, props);
}

export {NavLink};
