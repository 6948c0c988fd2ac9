import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createStaticRoutes} from 'docusaurus-plugin-static-routes';

const TERMS = [
  {slug: 'space', name: 'Space', text: 'A place for people.'},
  {slug: 'invoice', name: 'Invoice', text: 'What is to be paid.'},
];

/** What the readme promises: a plugin with static pages of its own. */
export default function glossary(context: LoadContext): Plugin {
  const staticRoutes = createStaticRoutes(context);
  return {
    name: 'glossary',
    getClientModules: () => [...staticRoutes.clientModules],
    configureWebpack: staticRoutes.configureWebpack,
    contentLoaded({actions}) {
      for (const term of TERMS) {
        actions.addRoute(
          staticRoutes.toRoute({
            path: `${context.baseUrl}glossary/${term.slug}`,
            component: path.join(context.siteDir, 'glossary/Term.tsx'),
            frame: path.join(context.siteDir, 'glossary/TermFrame.tsx'),
            term,
            others: TERMS.filter((other) => other !== term),
          }),
        );
      }
    },
  };
}
