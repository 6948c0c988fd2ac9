import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {home} from '@site/home';
import styles from './styles.module.css';

export default function Topics(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="topics">
      <h2 id="topics">What the API covers</h2>
      <ul className={styles.cards}>
        {home.topics.map(({title, path, summary, operations}) => (
          <li key={title} className={styles.card}>
            <h3>{path === undefined ? title : <Link to={path}>{title}</Link>}</h3>
            <p>{summary}</p>
            <ul className={styles.operations}>
              {operations.map(([name, path]) => (
                <li key={name}>
                  <Link to={`/docs/graphql/operations/${path}`}>
                    <code>{name}</code>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
