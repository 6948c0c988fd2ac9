/** A request that does not fit its schema: names the operation, and says what to do. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError';
}
