import {
  type ApiModel,
  isPlain,
  listElements,
  measureDescriptions,
  parseDescription,
  ReportError,
} from 'graphql-api-model';
import {visit} from 'unist-util-visit';

/** Where figures and warnings go. */
export interface Logger {
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
}

const MOST_NAMED = 20;
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/#])./i;

function toList(lines: readonly string[]): string {
  const more =
    lines.length > MOST_NAMED ? [`  and ${lines.length - MOST_NAMED} more`] : [];
  const named = lines.slice(0, MOST_NAMED).map((line) => `  - ${line}`);
  return [...named, ...more].join('\n');
}

function findRelativeLinks(markdown: string): readonly string[] {
  const urls: string[] = [];
  if (isPlain(markdown)) return urls;
  visit(parseDescription(markdown), (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') {
      return;
    }
    if (RELATIVE.test(node.url)) urls.push(node.url);
  });
  return urls;
}

/** The links of descriptions that are relative to an unknown page; undefined if there are none. */
export function describeRelativeLinks(model: ApiModel): string | undefined {
  const found = [...listElements(model)].flatMap(({element}) =>
    findRelativeLinks(element.description ?? '').map(
      (url) => `${element.coordinate || 'schema'}: ${url}`,
    ),
  );
  return found.length === 0
    ? undefined
    : `Links of descriptions are relative, and it is not known to what. Write the address that they are meant from into the option "descriptionLinkBase":\n${toList(found)}`;
}

/** Logs how much of the schema is described, and throws if that is less than `least` percent. */
export function assertDescribed(model: ApiModel, least: number, logger: Logger): void {
  const {total, described, missing} = measureDescriptions(model);
  const percent = total === 0 ? 100 : (100 * described) / total;
  const share = `${percent.toFixed(1)} %`;
  logger.info(`Schema: ${described} of ${total} elements are described (${share}).`);
  if (percent >= least) return;
  const places = missing.map(
    ({coordinate, position}) =>
      coordinate + (position ? ` (${position.file}:${position.line})` : ''),
  );
  throw new ReportError(
    `${described} of ${total} elements of the schema are described: ${share}, but the option "leastDescribed" asks for ${least} %. Describe these, or lower the option:\n${toList(places)}`,
  );
}
