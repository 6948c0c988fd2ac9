import type {Fence} from './types';

const FENCE = /^(`{3,})(\w+)([^\n]*)\n([\s\S]*?)^\1[ \t]*$/gm;

/** The blocks of a text that are not indented, without those that say they are not checked. */
export function readFences(text: string): readonly Fence[] {
  return [...text.matchAll(FENCE)].flatMap((match) => {
    const [whole, ticks = '', language = '', meta = '', code = ''] = match;
    if (meta.includes('unchecked=') || meta.includes(' invalid')) return [];
    const metaAt = match.index + ticks.length + language.length;
    const at = metaAt + meta.length + 1;
    return {
      language,
      meta,
      code,
      at,
      metaAt,
      start: match.index,
      end: match.index + whole.length,
    };
  });
}
