declare module '@theme/StaticCode' {
  import type {ReactNode} from 'react';
  import type {StaticCodeProps} from 'docusaurus-theme-static-code';

  export interface Props extends StaticCodeProps {}
  export default function StaticCode(props: Props): ReactNode;
}

declare module '@theme/StaticDiagram' {
  import type {ReactNode} from 'react';
  import type {StaticDiagramProps} from 'docusaurus-theme-static-code';

  export interface Props extends StaticDiagramProps {}
  export default function StaticDiagram(props: Props): ReactNode;
}
