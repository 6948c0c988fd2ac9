import type {ReactNode} from 'react';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import styles from './styles.module.css';

/**
 * Makes the table of contents of a post a landmark. @docusaurus/theme-classic 3.9.2 has it outside
 * every landmark.
 */
export default function BlogLayoutWithContents({toc, ...props}: Props): ReactNode {
  const contents = toc !== undefined && (
    <nav className={styles.contents} aria-label="On this page">
      {toc}
    </nav>
  );
  return <BlogLayout {...props} toc={contents} />;
}
