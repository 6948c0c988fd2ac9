/** A request that does not fit its schema: names the operation and how to fix it. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError';
}
