declare module '@theme/StaticCode' {
  import type {ReactNode} from 'react';
  import type {StaticCodeProps} from 'docusaurus-theme-static-code';

  export interface Props extends StaticCodeProps {}
  export default function StaticCode(props: Props): ReactNode;
}
