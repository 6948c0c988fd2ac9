import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {home} from '@site/home';
import {settings} from '@site/settings';
import Doors from './Doors';
import FirstQuery from './FirstQuery';
import styles from './styles.module.css';

/** What this is, the address, a request with its response, and where to go from here. */
export default function Hero(): ReactNode {
  const {endpointNote: note} = home;
  return (
    <header className={styles.hero}>
      <div className={styles.heroColumns}>
        <div>
          <h1 className={styles.title}>Build on the {settings.name}</h1>
          <p className={styles.lead}>{home.lead}</p>
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
            {note && (
              <p>
                <Link to={note[1]}>{note[0]}</Link>
              </p>
            )}
          </div>
          <Doors />
        </div>
        <div>
          <FirstQuery />
        </div>
      </div>
    </header>
  );
}
