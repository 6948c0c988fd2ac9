import {cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import coreRenderRoutes from '@docusaurus/core/lib/client/exports/renderRoutes.js';

type RouteElement = ReactElement<{sensitive?: boolean}>;
type SwitchElement = ReactElement<{children: readonly RouteElement[]}>;

/**
 * Renders routes as the core does, each `<Route>` matching in the same letter case only.
 * The core's renderer passes `exact` and `strict` of a route on to its element, but not
 * `sensitive`: https://github.com/remix-run/react-router/blob/v5/packages/react-router-config/modules/renderRoutes.js
 */
export default function renderRoutes(
  ...parameters: Parameters<typeof coreRenderRoutes>
): ReactNode {
  const element: ReactNode = coreRenderRoutes(...parameters);
  if (!isValidElement(element)) {
    return element;
  }
  const {children} = (element as SwitchElement).props;
  return cloneElement(
    element,
    {},
    children.map((route) => cloneElement(route, {sensitive: true})),
  );
}
