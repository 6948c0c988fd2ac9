import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {home} from '@site/home';
import {settings} from '@site/settings';
import styles from './styles.module.css';

const [signInLabel, signInPath] = home.signIn;

export default function QuickStart(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="quick-start">
      <h2 id="quick-start">Quick start</h2>
      <ol className={styles.steps}>
        <li>
          <h3>Send a query</h3>
          <p>
            <code>POST</code> it as JSON to the endpoint. Public content needs no token.
          </p>
          <Link to={settings.firstGuide}>Introduction</Link>
        </li>
        <li>
          <h3>Sign a user in</h3>
          <p>
            Send their access token in the <code>Authorization</code> header to read and
            change what is theirs.
          </p>
          <Link to={signInPath}>{signInLabel}</Link>
        </li>
        <li>
          <h3>Find your operation</h3>
          <p>
            Each has a page with its arguments, what it returns and an example to copy.
          </p>
          <Link to="/docs/graphql/">GraphQL reference</Link>
        </li>
      </ol>
    </section>
  );
}
