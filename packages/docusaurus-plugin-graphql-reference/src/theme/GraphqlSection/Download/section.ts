import type {Print} from '../../../parts/print';

/** The schema or the requests as a file. */
export interface DownloadSection {
  readonly href: string;
  readonly text: string;
  /** What copies an operation with all that it reaches. */
  readonly copy?: {readonly label: string; readonly coordinate: string};
}

export function printDownload({href, text}: DownloadSection, {link}: Print): string {
  return link(text, href);
}
