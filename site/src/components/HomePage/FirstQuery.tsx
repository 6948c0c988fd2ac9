import {Children, createElement, useId} from 'react';
import type {FunctionComponent, ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import StaticCode, {type Props as CodeProps} from '@theme/StaticCode';
import {codeTabs} from 'docusaurus-theme-static-code/codeTabs';
import {escapeText} from 'docusaurus-theme-static-code/escape';
import FirstQueryFile from '@site/src/pages/_first-query.mdx';
import {settings} from '@site/settings';
import styles from './styles.module.css';

interface ExamplesProps {
  /** Names the row of tabs. */
  readonly label: string;
  /** The texts of the tabs, one for each block of code. */
  readonly tabs: readonly string[];
  readonly children?: ReactNode;
}

/** Blocks of code behind tabs. */
function Examples({label, tabs, children}: ExamplesProps): ReactNode {
  // Between two blocks is a line break.
  const blocks = Children.toArray(children).filter((child) => typeof child === 'object');
  if (blocks.length !== tabs.length) {
    throw new Error(
      `_first-query.mdx has ${blocks.length} blocks of code in <Examples>, but ${tabs.length} tabs. Name each block in "tabs".`,
    );
  }
  const row = {
    id: useId(),
    label,
    tabs: tabs.map((tab, index) => ({id: tab, label: tab, content: [blocks[index]]})),
  };
  return <div className={styles.examples}>{codeTabs<ReactNode>(createElement, row)}</div>;
}

/** A code block in which the word ENDPOINT stands for the address in the settings. */
function EndpointCode({html, ...rest}: CodeProps): ReactNode {
  const withEndpoint = html.replaceAll('ENDPOINT', escapeText(settings.endpoint));
  return <StaticCode html={withEndpoint} {...rest} />;
}

const COMPONENTS = {Examples, StaticCode: EndpointCode};

/** What every MDX file is, and its general type leaves out. */
const Content = FirstQueryFile as FunctionComponent<{
  readonly components: typeof COMPONENTS;
}>;

/** A request that runs as it is, in several languages, and what it returns. */
export default function FirstQuery(): ReactNode {
  return (
    <MDXContent>
      <Content components={COMPONENTS} />
    </MDXContent>
  );
}
