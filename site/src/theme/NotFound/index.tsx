import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import guides from '@generated/guide-list/default/guides.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import styles from './styles.module.css';

/** The page for unknown addresses. Beside that of Docusaurus 3.9.2 it lists all guides. */
export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent>
        <Heading as="h2">
          <Translate
            id="theme.NotFound.guides"
            description="The heading above all guides, on the page for unknown addresses"
          >
            All guides
          </Translate>
        </Heading>
        <ul className={styles.guides}>
          {guides.map(({title, href}) => (
            <li key={href}>
              <Link to={href}>{title}</Link>
            </li>
          ))}
        </ul>
      </NotFoundContent>
    </Layout>
  );
}
