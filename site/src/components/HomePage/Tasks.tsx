import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {home} from '@site/home';
import styles from './styles.module.css';

export default function Tasks(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="tasks">
      <h2 id="tasks">Common tasks</h2>
      <ul className={styles.tasks}>
        {home.tasks.map(([label, path]) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
