import type {ReactNode} from 'react';
import type {SearchResult} from '../../engine/engine';
import {Marked} from './Marked';
import styles from './styles.module.css';

interface Props {
  readonly result: SearchResult;
  readonly query: string;
}

const GUIDE_KINDS: ReadonlySet<string> = new Set(['guide', 'blog', 'page', '']);

/** What one result says: name, kind, what it belongs to, and its first sentence. */
export function ResultLink({result, query}: Props): ReactNode {
  const {kind, title, parent, summary, returns, isDeprecated} = result;
  const isCode = !GUIDE_KINDS.has(kind);
  const words = kind === 'guide' ? '' : kind;
  return (
    <>
      <span className={styles.first}>
        <span className={isCode ? styles.code : styles.title}>
          <Marked text={title} query={query} />
        </span>
        {returns !== undefined && <span className={styles.returns}>{returns}</span>}
        {isDeprecated && <span className={styles.badge}>deprecated</span>}
        {words !== '' && <span className={styles.kind}>{words}</span>}
      </span>
      {(parent !== undefined || summary !== undefined) && (
        <span className={styles.second}>
          {parent !== undefined && (
            <>
              {isCode ? 'of ' : 'in '}
              <Marked text={parent} query={query} />
              {summary !== undefined && ' · '}
            </>
          )}
          {summary !== undefined && <Marked text={summary} query={query} />}
        </span>
      )}
    </>
  );
}
