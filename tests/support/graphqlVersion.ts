import {version} from 'graphql';

/** What a test expects where graphql-js 17 behaves or words a message in another way than 16. */
export function byVersion<Value>(of16: Value, of17: Value): Value {
  return version.startsWith('16.') ? of16 : of17;
}
