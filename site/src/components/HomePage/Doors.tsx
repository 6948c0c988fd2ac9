import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReferenceSize} from 'docusaurus-plugin-graphql-reference';
import {home} from '@site/home';
import styles from './styles.module.css';

/** The three pages that most visits begin with. */
export default function Doors(): ReactNode {
  const {operations, types} = usePluginData(
    'docusaurus-plugin-graphql-reference',
  ) as ReferenceSize;
  const [quickStart, changes] = home.doors;
  const reference = {
    title: 'API reference',
    summary: `${operations} operations, ${types} types and directives.`,
    path: '/docs/graphql/',
  };
  return (
    <ul className={styles.doors}>
      {[quickStart, reference, changes].map(({title, summary, path}) => (
        <li key={path}>
          <Link to={path}>
            <strong>{title}</strong> {summary}
          </Link>
        </li>
      ))}
    </ul>
  );
}
