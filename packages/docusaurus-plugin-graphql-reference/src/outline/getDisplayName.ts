import type {Entry} from 'graphql-api-model';

/** The name of an entry as readers write it. */
export function getDisplayName({name, kind}: Entry['element']): string {
  return kind === 'directive' ? `@${name}` : name;
}
