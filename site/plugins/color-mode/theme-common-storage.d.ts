declare module 'theme-common-storage' {
  export {createStorageSlot} from '@docusaurus/theme-common';
}
