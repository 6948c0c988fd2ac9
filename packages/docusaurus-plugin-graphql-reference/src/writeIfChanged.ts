import {readFileSync, writeFileSync} from 'node:fs';

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file, or leaves it alone where it says the same, so that nothing is rebuilt for it. */
export function writeIfChanged(file: string, text: string): void {
  if (readIfThere(file) !== text) writeFileSync(file, text);
}
