import type {ApiModel} from './apiModel';

/** Matches the coordinates that a text means: `*` is any letters, and operations need no root type. */
export function toNamePattern(text: string, {roots}: ApiModel): RegExp {
  const rootNames = roots.map(({type}) => type).join('|');
  const source = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '\\w*');
  return new RegExp(`^(?:(?:${rootNames})\\.)?${source}$`);
}
