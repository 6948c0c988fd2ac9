import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createStaticRoutes} from 'docusaurus-plugin-static-routes';

/** What the README shows: a plugin with static pages of its own. */
export default function glossary(context: LoadContext): Plugin {
  const staticRoutes = createStaticRoutes(context, {
    path: `${context.baseUrl}glossary`,
    frame: path.join(context.siteDir, 'glossary/TermFrame.tsx'),
  });
  return {
    name: 'glossary',
    getClientModules: () => [...staticRoutes.clientModules],
    configureWebpack: staticRoutes.configureWebpack,
    contentLoaded({actions}) {
      for (const [slug, other, text] of [
        ['space', 'invoice', 'A place for people.'],
        ['invoice', 'space', 'What is to be paid.'],
      ] as const)
        actions.addRoute(
          staticRoutes.toRoute({
            path: `${context.baseUrl}glossary/${slug}`,
            component: path.join(context.siteDir, 'glossary/Term.tsx'),
            term: {slug, other, text},
          }),
        );
    },
  };
}
