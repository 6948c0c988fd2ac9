import {toLines} from '../words';

/** An error whose message has what is wrong, where, and how to fix it; it is shown without a stack. */
export class ReportError extends Error {
  constructor(message: string) {
    super(toLines(message));
    this.stack = this.message;
  }
}
