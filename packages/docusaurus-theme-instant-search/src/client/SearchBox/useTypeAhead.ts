import {useEffect, useState} from 'react';

/** What is typed while the palette is still being loaded, so that no letter is lost. */
export function useTypeAhead(isLoading: boolean): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!isLoading) return undefined;
    setTyped('');
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isLetter = event.key.length === 1;
      if (!isLetter && event.key !== 'Backspace') return;
      event.preventDefault();
      setTyped((text) => (isLetter ? text + event.key : text.slice(0, -1)));
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isLoading]);
  return typed;
}
