import {codeFrame} from 'docusaurus-theme-static-code/codeFrame';
import {frameWords} from 'docusaurus-theme-static-code/frameWords';
import {createElement, type ReactNode} from 'react';
import type {Props} from '@theme/GraphqlCode';

/** Highlighted code in the frame of every code block. */
export default function GraphqlCode({caption, html, fold, link}: Props): ReactNode {
  return codeFrame<ReactNode>(createElement, {
    caption,
    name: caption,
    fold,
    link,
    boxClass: 'code-frame__box--wrapped',
    words: frameWords(),
    code: <code dangerouslySetInnerHTML={{__html: html}} />,
  });
}
