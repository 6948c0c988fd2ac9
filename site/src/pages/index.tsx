import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Hero from '@site/src/components/HomePage/Hero';
import Tasks from '@site/src/components/HomePage/Tasks';
import Reference from '@site/src/components/HomePage/Reference';
import Topics from '@site/src/components/HomePage/Topics';
import {home} from '@site/home';
import {settings} from '@site/settings';

/** What can be built and where to start, then everything by topic. */
export default function Index(): ReactNode {
  return (
    <Layout description={settings.tagline}>
      <Head>
        <link rel="alternate" type="text/markdown" href={useBaseUrl('/index.md')} />
      </Head>
      <main>
        <Hero />
        {home.tasks.length > 0 && <Tasks />}
        {home.topics.length > 0 && <Topics />}
        <Reference />
      </main>
    </Layout>
  );
}
