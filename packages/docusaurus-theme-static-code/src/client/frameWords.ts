import {translate} from '@docusaurus/Translate';
import type {FrameWords} from '../codeFrame';

/**
 * The words of a code frame in the language of the page. Those that Docusaurus' own code blocks
 * have, too, are translated with it.
 */
export function frameWords(): FrameWords {
  return {
    copy: translate({
      id: 'theme.CodeBlock.copy',
      message: 'Copy',
      description: 'The copy button label on code blocks',
    }),
    refused: translate({
      id: 'theme.code.refused',
      message: 'Refused',
      description: 'Before the caption of code that is wrong on purpose',
    }),
    error: translate({
      id: 'theme.code.error',
      message: 'Error:',
      description: 'Before the reason why code is refused',
    }),
  };
}
