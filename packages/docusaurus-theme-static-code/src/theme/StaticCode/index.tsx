import {createElement, type ReactNode} from 'react';
import type {Props} from '@theme/StaticCode';
import type {CodeLink} from 'docusaurus-theme-static-code';
import {codeFrame} from 'docusaurus-theme-static-code/codeFrame';
import {frameWords} from 'docusaurus-theme-static-code/frameWords';
import {useHtml} from 'docusaurus-theme-static-code/useHtml';

/** A code block whose HTML was made at build time. */
export default function StaticCode(props: Props): ReactNode {
  const {html, caption, name, language, scrolls, refusal, link} = props;
  const inner = useHtml(html);
  return codeFrame<ReactNode>(createElement, {
    caption,
    link: link === undefined ? undefined : (JSON.parse(link) as CodeLink),
    name: scrolls ? name : undefined,
    refusal,
    words: frameWords(),
    code: <code className={`language-${language}`} dangerouslySetInnerHTML={inner} />,
  });
}
