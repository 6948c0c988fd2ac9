import type {Origin} from '../report/toFinding';
import type {MarkdownFormat} from './parseMarkdown';

/** A text in Markdown or MDX. */
export interface MarkdownFile {
  /** The name for messages. */
  readonly file: string;
  readonly text: string;
  /** MDX if it is missing and the name of the file does not end with `.md`. */
  readonly format?: MarkdownFormat;
  /** Where a text inside another file begins, such as a description in SDL. */
  readonly origin?: Origin;
  /** Whether it is a description, whose operations need no block of variables. */
  readonly isDescription?: boolean;
}
