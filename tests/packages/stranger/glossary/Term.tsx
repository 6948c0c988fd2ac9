import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import StaticPage from 'docusaurus-plugin-static-routes/StaticPage';
import type {ReactNode} from 'react';
import TermFrame from './TermFrame';

interface Term {
  readonly slug: string;
  readonly name: string;
  readonly text: string;
}

interface Props {
  readonly route: {readonly term: Term; readonly others: readonly Term[]};
}

export default function TermPage({route: {term, others}}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <StaticPage frame={TermFrame} frameProps={{title: term.name}}>
      <main>
        <h1>{term.name}</h1>
        <p>{term.text}</p>
        {others.map(({slug, name}) => (
          <a key={slug} href={withBaseUrl(`/glossary/${slug}`)}>
            {name}
          </a>
        ))}
      </main>
    </StaticPage>
  );
}
