/** An error whose message says what, where and how to mend it; it is shown without a stack. */
export class ReportError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
