import type {Check} from '../check';

/** Every script and stylesheet of a page names its hash, so that a browser refuses another one. */
export const scriptsHaveIntegrity: Check = ({pages}) =>
  [...pages.values()].flatMap(({path, resources}) =>
    resources
      .filter(({kind, integrity}) => kind !== 'other' && integrity === undefined)
      .map(({url}) => ({
        page: path,
        message: `${url} is loaded without an integrity attribute.`,
        fix: 'site/plugins/integrity adds it to files below assets/; keep the file there.',
      })),
  );
