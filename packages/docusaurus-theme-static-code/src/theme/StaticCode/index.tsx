import {createElement, type ReactNode} from 'react';
import type {Props} from '@theme/StaticCode';
import {codeFrame} from 'docusaurus-theme-static-code/codeFrame';
import {frameWords} from 'docusaurus-theme-static-code/frameWords';
import {useHtml} from 'docusaurus-theme-static-code/useHtml';

/** A code block whose HTML was made at build time. */
export default function StaticCode(props: Props): ReactNode {
  const {html, caption, name, language, scrolls, refusal} = props;
  const inner = useHtml(html);
  return codeFrame<ReactNode>(createElement, {
    caption,
    name: scrolls ? name : undefined,
    refusal,
    words: frameWords(),
    code: <code className={`language-${language}`} dangerouslySetInnerHTML={inner} />,
  });
}
