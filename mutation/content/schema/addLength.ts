import type {Uses} from './types';

/** Keeps the length of the longest string that is given for an element. */
export function addLength(coordinate: string, text: string, {lengths}: Uses): void {
  lengths.set(coordinate, Math.max(lengths.get(coordinate) ?? 0, text.length));
}
