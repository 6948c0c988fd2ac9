import {
  type ApiModel,
  type Element,
  findDeprecations,
  isTooDeep,
  listElements,
  measureDescriptions,
  NestingError,
  parseDescription,
  ReportError,
  toLine,
} from 'graphql-api-model';
import {visit} from 'unist-util-visit';
import type {ResolveLink} from '../links/createLinkResolver';
import {isDecodable, isSafeLink} from '../links/isSafeLink';

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

/** What a text has that may have a link without a host, or one that is not encoded as UTF-8. */
const MAY_NEED_ADVICE = /\][(:]\s*<?(?![a-z][a-z\d+.-]*:|#)|%[89a-f]/i;

/** A link of a description as it is written, and where. */
interface WrittenLink {
  readonly url: string;
  readonly place: string;
}

function toPlace({coordinate, position}: Element, line = position?.line): string {
  const at = position ? ` (${position.file}:${line})` : '';
  return (coordinate || 'schema') + at;
}

function findLinks(
  element: Element,
  markdown = '',
  start: number | undefined = element.position?.line,
): readonly WrittenLink[] {
  const links: WrittenLink[] = [];
  if (!MAY_NEED_ADVICE.test(markdown)) return links;
  visit(parseDescription(markdown), (node) => {
    if (!('url' in node)) return;
    const line = start === undefined ? start : start + node.position!.start.line - 1;
    links.push({
      url: node.url,
      place: toLine(`${toPlace(element, line)}: ${node.url}`),
    });
  });
  return links;
}

function listLinks(model: ApiModel): readonly WrittenLink[] {
  return [...listElements(model)].flatMap(({element}) => [
    ...findLinks(element, element.description, element.descriptionPosition?.line),
    ...findLinks(element, element.deprecation?.reason),
  ]);
}

/** The links of descriptions that lead to no page of the site, for whose pages Docusaurus reports them. */
export function describeBrokenLinks(
  model: ApiModel,
  resolve: ResolveLink,
  routesPaths: readonly string[],
): string | undefined {
  const toPage = (href: string): string =>
    decodeURI(href.replace(/[?#].*/s, '')).replace(/\/$/, '');
  const pages = new Set(routesPaths.filter(isDecodable).map(toPage));
  const broken = listLinks(model).filter(({url}) => {
    const href = resolve(url);
    return /^\/(?!\/)/.test(href) && isSafeLink(href) && !pages.has(toPage(href));
  });
  if (broken.length === 0) return undefined;
  return `Links of descriptions lead to no page of this site. Correct them, or set the option "descriptionLinkBase" if they are meant for another site:\n${toList(broken.map(({place}) => place))}`;
}

/** The links of descriptions that are relative to an unknown page, and those that no page has. */
export function describeLinks(model: ApiModel, hasBase: boolean): readonly string[] {
  const links = listLinks(model);
  const relative = links.filter(({url}) => !hasBase && RELATIVE.test(url));
  const unreadable = links.filter(
    ({url}) =>
      !/^https?:/i.test(url) &&
      // A percent sign that is none of an escape is written as one.
      !isDecodable(url.replaceAll(/%(?![\da-f]{2})/gi, '%25')),
  );
  const toWarning = (text: string, found: typeof links): readonly string[] =>
    found.length === 0 ? [] : [`${text}:\n${toList(found.map(({place}) => place))}`];
  return [
    ...toWarning(
      'Links of descriptions are relative, and it is not known to what. Write the address that they are meant from into the option "descriptionLinkBase"',
      relative,
    ),
    ...toWarning(
      'Links of descriptions have percent escapes that are not UTF-8, so they are shown as text. Encode them as UTF-8, such as "/gr%C3%B6%C3%9Fe"',
      unreadable,
    ),
  ];
}

/** The descriptions that are nested so deeply that pages show them as they are written. */
export function describeNesting(model: ApiModel): readonly string[] {
  const places = [...listElements(model)].flatMap(({element}) => {
    const {coordinate, description = '', deprecation, position} = element;
    const isDeep = isTooDeep(description) || isTooDeep(deprecation?.reason ?? '');
    const file = position ? ` (${position.file}:${position.line})` : '';
    return isDeep ? [(coordinate || 'schema') + file] : [];
  });
  if (places.length === 0) return [];
  return [
    `${new NestingError().message} These descriptions are shown as they are written. Nest them less:\n${toList(places)}`,
  ];
}

/** Characters that override or embed the direction of text, so that it reads as something else than it is. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

/** The elements whose texts have such characters. */
export function describeDirections(model: ApiModel): readonly string[] {
  const places = [...listElements(model)].flatMap(({element}) => {
    const {coordinate, description, deprecation, directives} = element;
    const texts = [
      description,
      deprecation,
      directives,
      'defaultValue' in element && element.defaultValue,
    ];
    const character = DIRECTION.exec(JSON.stringify(texts))?.[0];
    const code = character?.charCodeAt(0).toString(16).toUpperCase();
    return code === undefined ? [] : [`${coordinate || 'schema'}: U+${code}`];
  });
  return places.length === 0
    ? []
    : [
        `Texts of the schema have characters that change the direction of text, so they may read as something else than they are. Remove these characters where no language that is written from right to left needs them:\n${toList(places)}`,
      ];
}

/** Logs how much of the schema is described, and throws if that is less than `least` percent. */
export function assertDescribed(model: ApiModel, least: number, logger: Logger): void {
  const {total, described, missing} = measureDescriptions(model);
  const percent = total === 0 ? 100 : (100 * described) / total;
  const share = `${percent.toFixed(1)} %`;
  logger.info(`Schema: ${described} of ${total} elements are described (${share}).`);
  if (percent >= least) return;
  throw new ReportError(
    `${described} of ${total} elements of the schema are described: ${share}, but the option "leastDescribed" asks for ${least} %. Describe these, or lower the option:\n${toList(missing.map((element) => toPlace(element)))}`,
  );
}

/**
 * Checks what reasons of deprecations promise: that a replacement exists, and that what was to be
 * removed is gone. Problems are an error or a warning.
 *
 * @param today - `2026-11-22`
 */
export function assertDeprecations(
  model: ApiModel,
  level: 'error' | 'warn',
  {logger, today}: {readonly logger: Logger; readonly today: string},
): void {
  const deprecations = findDeprecations(model);
  const problems = [
    ...deprecations.flatMap(({element: {coordinate}, unknown}) =>
      unknown.map(
        (name) =>
          `${coordinate} is replaced by "${name}", which the schema does not have. Correct the reason.`,
      ),
    ),
    ...deprecations.flatMap(({element: {coordinate}, removal}) =>
      removal !== undefined && removal < today
        ? [
            `${coordinate} was to be removed on ${removal}. Remove it, or give a later day.`,
          ]
        : [],
    ),
  ];
  if (problems.length === 0) return;
  const text = `Deprecations are not up to date:\n${toList(problems)}`;
  if (level === 'error') throw new ReportError(text);
  logger.warn(text);
}
