declare module 'theme-common-window-size' {
  export {useWindowSize} from '@docusaurus/theme-common';
}
