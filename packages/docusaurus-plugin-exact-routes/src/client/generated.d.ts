declare module '@generated/routes.js' {
  export {default} from '@generated/routes';
}
