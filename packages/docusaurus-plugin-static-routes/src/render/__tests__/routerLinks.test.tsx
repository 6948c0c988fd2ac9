import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Link as RouterLink, StaticRouter} from 'react-router-dom';
import {expect, it} from 'vitest';
import {Link, type LinkProps} from '../routerLinks.mjs';

function render(link: ReactElement): string {
  return renderToStaticMarkup(
    <StaticRouter location="/docs/guides/start">{link}</StaticRouter>,
  );
}

it.each<LinkProps>([
  {to: '/'},
  {to: '/docs/graphql/'},
  {to: '/docs/graphql/types/objects/space#createdAt', className: 'menu__link'},
  {to: '/docs/a-b_c.html', target: '_self', onClick: () => undefined},
  {to: '/docs/a', 'aria-current': 'page', title: '"A" & B', replace: true},
  {to: '//other.example/a'},
  {to: '/docs/../a'},
  {to: '/docs/r%C3%A4ume'},
  {to: '/docs/räume'},
  {to: '/docs?page=2#top'},
  {to: '/docs#'},
  {to: '../a'},
  {to: 'a'},
  {to: {pathname: '/docs', hash: '#a'}},
])('is the anchor that the link of the router is: $to', (props) => {
  const {to, title, className, target, replace} = props;
  const own = <Link {...props}>Space</Link>;
  const known = {
    to,
    ...(className !== undefined && {className}),
    ...(target !== undefined && {target}),
    ...(props['aria-current'] && {'aria-current': props['aria-current']}),
    ...(title !== undefined && {title}),
    ...(replace !== undefined && {replace}),
  };
  expect(render(own)).toBe(render(<RouterLink {...known}>Space</RouterLink>));
});

it('leaves out of the anchor what only the router knows', () => {
  const link = <Link to="/docs/a" innerRef={() => undefined} replace className="x" />;
  expect(render(link)).toBe('<a class="x" href="/docs/a"></a>');
});

it('leaves a component that an owner names to the router', () => {
  const Own = ({href}: {readonly href: string}) => <b>{href}</b>;
  expect(render(<Link to="/docs/a" component={Own} />)).toBe('<b>/docs/a</b>');
});
