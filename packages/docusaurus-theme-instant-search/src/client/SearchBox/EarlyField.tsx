import type {KeyboardEvent, ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {nameSearch} from '../nameSearch';
import type {Typed} from '../typed';
import {placeCaret} from '../typed';
import styles from './styles.module.css';

interface Props {
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  /** While letters are composed, the field must not go away. */
  readonly onCompose: (isComposing: boolean) => void;
  readonly onLeave: () => void;
}

/**
 * Takes what is typed while the palette is being fetched. It is a text field, and not a listener for
 * keys, so that pasting, composing and on-screen keyboards work as they do in the palette.
 */
export function EarlyField({typed, onType, onCompose, onLeave}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const first = useRef(typed);
  // A layout effect runs before the next key, so that not even the first letter goes elsewhere.
  useLayoutEffect(() => placeCaret(input.current!, first.current), []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.repeat) return;
    if (event.key === 'Enter') onType({...typed, isEntered: true});
    if (event.key === 'Escape') onLeave();
  };
  return (
    <input
      ref={input}
      className={styles.early}
      type="text"
      aria-label={nameSearch()}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={200}
      placeholder={translate({
        id: 'theme.search.opening',
        message: 'Loading…',
        description: 'Stands in the search field until the search itself is there',
      })}
      value={typed.text}
      onChange={({target}) =>
        onType({text: target.value, isProposed: false, isEntered: false})
      }
      onCompositionStart={() => onCompose(true)}
      onCompositionEnd={() => onCompose(false)}
      onKeyDown={handleKeyDown}
    />
  );
}
