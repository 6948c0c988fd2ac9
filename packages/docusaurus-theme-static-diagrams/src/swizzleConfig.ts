import type {SwizzleConfig} from '@docusaurus/types';

/** What of the theme may be wrapped or ejected, for `docusaurus swizzle`. */
export const swizzleConfig: SwizzleConfig = {
  components: {
    StaticDiagram: {
      actions: {wrap: 'safe', eject: 'safe'},
      description: 'A diagram: title, button and the finished SVG.',
    },
  },
};
