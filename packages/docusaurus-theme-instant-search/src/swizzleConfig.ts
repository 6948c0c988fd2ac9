import type {SwizzleConfig} from '@docusaurus/types';

/** What of the theme may be wrapped or ejected, for `docusaurus swizzle`. */
export const swizzleConfig: SwizzleConfig = {
  components: {
    SearchBar: {
      actions: {wrap: 'safe', eject: 'safe'},
      description: 'The box in the navbar, and the link in its place without JavaScript.',
    },
  },
};
