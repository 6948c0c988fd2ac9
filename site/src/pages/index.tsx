import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import {settings} from '@site/settings';

export default function HomePage() {
  return (
    <Layout description={settings.tagline}>
      <main>
        <h1>{settings.tagline}</h1>
        <Link to="/docs/intro">Read the introduction</Link>
      </main>
    </Layout>
  );
}
