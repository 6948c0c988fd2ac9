import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import HomePage from '@site/src/components/HomePage';
import {settings} from '@site/settings';

export default function Index(): ReactNode {
  return (
    <Layout description={settings.tagline}>
      <HomePage />
    </Layout>
  );
}
