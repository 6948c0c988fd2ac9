import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {home} from '@site/home';
import styles from './styles.module.css';

const KINDS = [
  ['Queries', 'operations/queries/'],
  ['Mutations', 'operations/mutations/'],
  ['Objects', 'types/objects/'],
  ['Inputs', 'types/inputs/'],
  ['Enums', 'types/enums/'],
  ['Unions', 'types/unions/'],
  ['Scalars', 'types/scalars/'],
  ['Directives', 'types/directives/'],
] as const;

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
          {KINDS.map(([label, path]) => (
            <li key={path}>
              <Link to={`/docs/graphql/${path}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
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
    </div>
  );
}
