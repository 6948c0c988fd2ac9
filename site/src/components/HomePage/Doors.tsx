import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReferenceSize} from 'docusaurus-plugin-graphql-reference';
import {home} from '@site/home';
import styles from './styles.module.css';

/** The pages that most visits begin with; the reference is one of them. */
export default function Doors(): ReactNode {
  const {operations, types} = usePluginData(
    'docusaurus-plugin-graphql-reference',
  ) as ReferenceSize;
  const [first, ...others] = home.doors;
  const reference = {
    title: 'API reference',
    summary: `${operations} operations, ${types} types and directives.`,
    path: '/docs/graphql/',
  };
  return (
    <ul className={styles.doors}>
      {[...(first ? [first] : []), reference, ...others].map(({title, summary, path}) => (
        <li key={path}>
          <Link to={path}>
            <strong>{title}</strong> {summary}
          </Link>
        </li>
      ))}
    </ul>
  );
}
