declare module '@theme/StaticDiagram' {
  import type {ReactNode} from 'react';
  import type {StaticDiagramProps} from 'docusaurus-theme-static-diagrams';

  export interface Props extends StaticDiagramProps {}
  export default function StaticDiagram(props: Props): ReactNode;
}
