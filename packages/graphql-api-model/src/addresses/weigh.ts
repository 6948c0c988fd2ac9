import type {Deprecation} from '../model/apiModel';
import type {Contract} from '../model/contract';

/** What a member takes of a page besides its words: its heading, its type, its line of contents. */
const MARKUP = 45;
/** The same of an argument of a field. */
const MARKUP_OF_ARGUMENT = 30;
/** What is left of a byte of text when a page is sent compressed. */
const OF_TEXT = 0.45;

/** The words of an element, in the model and where it is shown in place. */
interface Worded {
  readonly name: string;
  readonly description?: string;
  readonly deprecation?: Deprecation;
  readonly defaultValue?: string;
  readonly directives?: readonly {
    readonly name: string;
    readonly arguments: readonly {readonly name: string; readonly value: string}[];
  }[];
}

/** Characters beyond ASCII take two bytes and more, as they do in the file. */
function countBytes(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) > 0x7f) bytes += 1;
  }
  return bytes;
}

function weighWords({
  name,
  description = '',
  deprecation,
  defaultValue = '',
  directives = [],
}: Worded): number {
  const values = directives.flatMap((directive) =>
    // Shown as a deprecation.
    directive.name === 'deprecated'
      ? []
      : [directive.name, ...directive.arguments.map((argument) => argument.value)],
  );
  const texts = [name, description, deprecation?.reason ?? '', defaultValue, ...values];
  return OF_TEXT * texts.reduce((sum, text) => sum + countBytes(text), 0);
}

/**
 * About how many bytes an element with its arguments adds to a page that is sent compressed. An
 * estimate, and not a measurement: the same in every version of every library, as addresses are.
 */
export function weigh({
  arguments: list = [],
  ...member
}: Worded & {readonly arguments?: readonly Worded[]}): number {
  return list.reduce(
    (sum, argument) => sum + MARKUP_OF_ARGUMENT + weighWords(argument),
    MARKUP + weighWords(member),
  );
}

/** Of a contract there are the facts and the names of its errors, each about a line. */
function weighContract(contract: Contract | undefined): number {
  return contract ? OF_TEXT * countBytes(JSON.stringify(contract)) : 0;
}

/** The same of a member that is shown in place: of its arguments there are only the names. */
export function weighInPlace({
  arguments: list = [],
  contract,
  ...member
}: Worded & {
  readonly arguments?: readonly {readonly name: string}[];
  readonly contract?: Contract;
}): number {
  return list.reduce(
    (sum, {name}) => sum + MARKUP_OF_ARGUMENT / 2 + OF_TEXT * name.length,
    MARKUP + weighWords(member) + weighContract(contract),
  );
}
