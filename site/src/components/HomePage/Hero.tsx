import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import {settings} from '@site/settings';
import FirstQuery from '@site/src/pages/_first-query.mdx';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.heroColumns}>
        <div>
          <h1 className={styles.title}>Build on the {settings.name}</h1>
          <p className={styles.lead}>
            One GraphQL API for spaces, posts, events, tasks, notifications and more.
            These pages explain how to use it and list every operation and type.
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/intro">
              Start here
            </Link>
            <Link className="button button--secondary button--lg" to="/docs/graphql/">
              API reference
            </Link>
          </p>
        </div>
        <div className={styles.example}>
          <MDXContent>
            <FirstQuery />
          </MDXContent>
        </div>
      </div>
    </header>
  );
}
