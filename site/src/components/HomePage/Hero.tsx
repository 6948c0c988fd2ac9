import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReferenceSize} from 'docusaurus-plugin-graphql-reference';
import {home} from '@site/home';
import {settings} from '@site/settings';
import FirstQuery from './FirstQuery';
import styles from './styles.module.css';

/** What this is, the address, and a request to copy. */
export default function Hero(): ReactNode {
  const {operations, types} = usePluginData(
    'docusaurus-plugin-graphql-reference',
  ) as ReferenceSize;
  return (
    <header className={styles.hero}>
      <div className={styles.heroColumns}>
        <div>
          <h1 className={styles.title}>Build on the {settings.name}</h1>
          <p className={styles.lead}>
            {home.lead}{' '}
            <Link to="/docs/graphql/">
              {operations} operations, {types} types and directives
            </Link>
            , each with a page of its own.
          </p>
          <div className={styles.endpoint}>
            <span>Endpoint</span>
            <code>{settings.endpoint}</code>
            <button
              type="button"
              className="code-frame__button"
              data-copy={settings.endpoint}
              aria-label="Copy the endpoint"
            >
              Copy
            </button>
          </div>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to={settings.firstGuide}>
              Get started
            </Link>
            <Link className="button button--secondary button--lg" to="/docs/graphql/">
              API reference
            </Link>
          </p>
          <h2 className={styles.tasksTitle}>Common tasks</h2>
          <ul className={styles.tasks}>
            {home.tasks.map(([label, path]) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <FirstQuery />
        </div>
      </div>
    </header>
  );
}
