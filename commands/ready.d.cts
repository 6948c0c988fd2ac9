/** Path of an installed Chrome or Chromium that starts; undefined if there is none. */
export function findChromium(): string | undefined;
/** Path of an installed Firefox that starts; undefined if there is none. */
export function findFirefox(): string | undefined;
/** Whether WebKitGTK and what its tests need beside it is installed. */
export function hasWebKit(): boolean;
/** Path of the oldest Chromium that `browserslist` names; undefined if it is not installed. */
export function findOldestChromium(): string | undefined;
