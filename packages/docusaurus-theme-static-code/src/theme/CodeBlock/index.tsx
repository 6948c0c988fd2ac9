import type {ReactNode} from 'react';
import StaticCode from '@theme/StaticCode';
import type {Props} from '@theme/CodeBlock';
import {escapeText} from 'docusaurus-theme-static-code/escape';

/**
 * Replaces theme-classic's component of the same name where a page writes
 * `<CodeBlock>` itself. Its children are known only when React runs, so the code stays
 * without token colours; a fenced block has them.
 */
export default function CodeBlock(props: Props): ReactNode {
  const code = readText(props.children).replace(/\n$/, '');
  const language = props.language ?? findLanguageClass(props.className) ?? 'text';
  const title = typeof props.title === 'string' ? props.title : undefined;
  return (
    <StaticCode
      html={escapeText(code)}
      caption={title ?? language}
      name={title ?? `${language} code`}
      language={language}
      scrolls
    />
  );
}

function readText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(readText).join('');
  return '';
}

function findLanguageClass(className: string | undefined): string | undefined {
  return className && /(?:^|\s)language-(\S+)/.exec(className)?.[1];
}
