/** Path of an installed Chrome or Chromium that starts; undefined if there is none. */
export function findChromium(): string | undefined;
