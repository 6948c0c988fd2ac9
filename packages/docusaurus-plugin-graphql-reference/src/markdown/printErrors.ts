import type {ShownError} from '../pages/sections';
import {joinItem, toList} from './blocks';
import type {Print} from './Print';

/** Error codes, each with when it is returned and what to do. */
export function printErrors(errors: readonly ShownError[], {link, text}: Print): string {
  return toList(
    errors.map(({code, conditions, action}) =>
      joinItem(link(`\`${code.text}\``, code.href), [
        ...conditions.map(text),
        text(action),
      ]),
    ),
  );
}
