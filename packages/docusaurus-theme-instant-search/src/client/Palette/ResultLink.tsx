import {memo, type PropsWithChildren, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchResult} from '../../engine/engine';
import {Marked} from './Marked';
import styles from './styles.module.css';
import {getKindLabel} from './words';

interface Props {
  readonly result: SearchResult;
}

const GUIDE_KINDS: ReadonlySet<string> = new Set(['guide', 'blog', 'page', '']);

/** One result: name, kind, what it belongs to, and a sentence of it. It stays as it is while a reader types. */
export const ResultLink = memo(({result}: Props): ReactNode => {
  const {
    kind,
    title,
    parent,
    summary,
    returns,
    isDeprecated,
    badges = [],
    marks,
  } = result;
  const isCode = !GUIDE_KINDS.has(kind);
  const words = kind === 'guide' ? '' : kind;
  return (
    <>
      <span className={styles.first}>
        <span className={isCode ? styles.code : styles.title}>
          <Marked text={title} marks={marks?.title} />
        </span>
        {returns !== undefined && <span className={styles.returns}>{returns}</span>}
        {isDeprecated && (
          <span className={styles.badge}>
            <Translate id="theme.search.deprecated">deprecated</Translate>
          </span>
        )}
        {badges.map((badge) => (
          <span key={badge} className={styles.badge}>
            {badge}
          </span>
        ))}
        {words !== '' && <span className={styles.kind}>{getKindLabel(words)}</span>}
      </span>
      {(parent !== undefined || summary !== undefined) && (
        <span className={styles.second}>
          {parent !== undefined && (
            <Parent isCode={isCode}>
              <Marked text={parent} marks={marks?.parent} />
            </Parent>
          )}
          {parent !== undefined && summary !== undefined && ' · '}
          {summary !== undefined && <Marked text={summary} marks={marks?.summary} />}
        </span>
      )}
    </>
  );
});
ResultLink.displayName = 'ResultLink';

/** What a result is part of, in words. */
function Parent({isCode, children}: PropsWithChildren<{isCode: boolean}>): ReactNode {
  return isCode ? (
    <Translate
      id="theme.search.of"
      description="The type or operation of a member"
      values={{parent: children}}
    >
      {'of {parent}'}
    </Translate>
  ) : (
    <Translate
      id="theme.search.in"
      description="The page of a section"
      values={{parent: children}}
    >
      {'in {parent}'}
    </Translate>
  );
}
