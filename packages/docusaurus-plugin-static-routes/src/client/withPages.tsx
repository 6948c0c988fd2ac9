import type {ComponentType, ReactNode} from 'react';
import type {Creator, RouteData, RouteProps} from './createRoutes';
import {toPathKey} from './toPathKey';

interface Props extends RouteProps {
  readonly match: object;
  readonly route: object;
}

type PageComponent = ComponentType<Props> & {readonly preload: () => Promise<unknown>};

/**
 * The component for static pages while they are rendered. It finds the page at a path among
 * thousands, where the router would try all routes before it, and shows `NotFound` if there is none.
 */
export function withPages(create: Creator, {pages = []}: RouteData): PageComponent {
  const components = new Map<string, PageComponent>();
  const toComponent = (path: string, hash = ''): PageComponent => {
    const component =
      components.get(path) ?? (create(path, hash) as unknown as PageComponent);
    components.set(path, component);
    return component;
  };
  const NotFound = toComponent('*');
  const found = new Map(
    pages.map(({first, component: _, ...route}) => [
      toPathKey(route.path),
      {route, Component: toComponent(...first)},
    ]),
  );
  function StaticPages(props: Props): ReactNode {
    const {pathname} = props.location;
    const page = found.get(toPathKey(pathname));
    if (!page) return <NotFound {...props} />;
    const {route, Component} = page;
    const match = {...props.match, path: route.path, url: pathname, isExact: true};
    return <Component {...props} route={route} match={match} />;
  }
  return Object.assign(StaticPages, {
    preload: () =>
      Promise.all(Array.from(components.values()).map((one) => one.preload())),
  });
}
