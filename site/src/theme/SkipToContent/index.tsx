import {useRef, type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/**
 * The first link of a page. Replaces the one of @docusaurus/theme-classic 3.9.2, which takes
 * the focus away from the content at once (browsers drop it from what can no longer have
 * it) and which is a landmark of its own.
 */
export default function SkipToContent(): ReactNode {
  const top = useRef<HTMLDivElement>(null);
  const {action} = useHistory();

  // On a new page the keyboard starts from the top, as it does after a reload.
  useLocationChange(({location}) => {
    if (top.current && !location.hash && action === 'PUSH') {
      focus(top.current);
    }
  });

  const skip = (event: MouseEvent) => {
    const content =
      document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
    if (content) {
      event.preventDefault();
      focus(content);
    }
  };

  return (
    <div ref={top}>
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {translate({
          id: 'theme.common.skipToMainContent',
          message: 'Skip to main content',
        })}
      </a>
    </div>
  );
}

/** Focuses an element that the Tab key does not reach, for as long as it keeps the focus. */
function focus(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus();
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {
    once: true,
  });
}
