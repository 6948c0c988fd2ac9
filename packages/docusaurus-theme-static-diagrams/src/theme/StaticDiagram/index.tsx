import {translate} from '@docusaurus/Translate';
import {createElement, type ReactNode} from 'react';
import type {Props} from '@theme/StaticDiagram';
import {createBoxProperties, frame} from 'docusaurus-theme-static-code/codeFrame';
import {useHtml} from 'docusaurus-theme-static-code/useHtml';

/** A diagram whose SVG was made at build time. */
export default function StaticDiagram({svg, caption, name}: Props): ReactNode {
  const inner = useHtml(svg);
  return frame<ReactNode>(createElement, {
    caption,
    button: {
      text: translate({
        id: 'theme.diagram.enlarge',
        message: 'Enlarge',
        description: 'The button that shows a diagram in the whole window',
      }),
      attribute: 'data-enlarge',
    },
    frameClass: 'diagram',
    box: <div {...createBoxProperties(name)} dangerouslySetInnerHTML={inner} />,
  });
}
