import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import StaticPage from 'docusaurus-plugin-static-routes/StaticPage';
import type {ReactNode} from 'react';
import TermFrame from './TermFrame';

interface Props {
  readonly route: {readonly term: Readonly<Record<'slug' | 'other' | 'text', string>>};
}

export default function TermPage({route: {term}}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <StaticPage frame={TermFrame} frameProps={{title: term.slug}}>
      <main>
        <h1>{term.slug}</h1>
        <p>{term.text}</p>
        <a href={withBaseUrl(`/glossary/${term.other}`)}>{term.other}</a>
      </main>
    </StaticPage>
  );
}
