import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

/** The button that loads the search again. */
export function RetryButton(props: ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" {...props}>
      <Translate id="theme.search.retry">Try again</Translate>
    </button>
  );
}
