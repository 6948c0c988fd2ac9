import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Hero from '@site/src/components/HomePage/Hero';
import QuickStart from '@site/src/components/HomePage/QuickStart';
import Reference from '@site/src/components/HomePage/Reference';
import Topics from '@site/src/components/HomePage/Topics';
import {settings} from '@site/settings';

/** What the API offers and where to start, in the order a new developer asks. */
export default function Index(): ReactNode {
  return (
    <Layout description={settings.tagline}>
      <main>
        <Hero />
        <QuickStart />
        <Topics />
        <Reference />
      </main>
    </Layout>
  );
}
