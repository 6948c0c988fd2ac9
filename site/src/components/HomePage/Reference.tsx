import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {home} from '@site/home';
import styles from './styles.module.css';

export default function Reference(): ReactNode {
  return (
    <div className={styles.pair}>
      <section aria-labelledby="reference">
        <h2 id="reference">API reference</h2>
        <p>
          The <Link to="/docs/graphql/">GraphQL reference</Link> has a page for each
          operation and type.
        </p>
        <ul className={styles.directory}>
          {home.lists.map(([label, path]) => (
            <li key={path}>
              <Link to={`/docs/graphql/${path}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
      {home.guides.length > 0 && (
        <section aria-labelledby="guides">
          <h2 id="guides">Guides</h2>
          <p>Guides explain how the parts of the platform work together.</p>
          <ul className={styles.directory}>
            {home.guides.map(([label, path]) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
