import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The keys that work in the palette. Screen readers announce those of a combobox by themselves. */
export function Keys(): ReactNode {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd>{' '}
        <Translate id="theme.search.keys.move">to move</Translate>
      </span>
      <span>
        <kbd>Enter</kbd> <Translate id="theme.search.keys.open">to open</Translate>
      </span>
      <span>
        <kbd>Esc</kbd> <Translate id="theme.search.keys.close">to close</Translate>
      </span>
    </p>
  );
}
