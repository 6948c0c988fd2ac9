import {useMemo} from 'react';

/**
 * For `dangerouslySetInnerHTML`: the same object as long as the HTML is the same. React writes
 * the HTML anew for another object, which would take a reader's selection away.
 */
export function useHtml(html: string): {readonly __html: string} {
  return useMemo(() => ({__html: html}), [html]);
}
