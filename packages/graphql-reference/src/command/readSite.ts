import {statSync} from 'node:fs';
import path from 'node:path';
import {DEFAULTS, type ReferenceSite} from '../reference/toSiteConfig';
import {isAddress} from '../sources/address';
import {STANDARD_INPUT} from '../sources/gatherSources';
import {readGroupBy} from './readGroupBy';
import {CommandError} from './runCommand';
import {
  mistake,
  readSwitch,
  readText,
  readTexts,
  type Setting,
  type Settings,
} from './settings';

const BASE_URL = /^\/(?:[\w.~!$&'()*+,;=:@%-]+\/)*(?:[\w.~!$&'()*+,;=:@%-]+)?$/;
const LINK_BASE = /^(?:https?:\/\/[^\s/]+|\/(?!\/))\S*$/;
const LOGO = /\.(?:svg|png|webp)$/i;

/** What the settings say of the site; sources that are files are absolute. */
export function readSite(settings: Settings, schema: Setting): ReferenceSite {
  const title = settings.get('title');
  const logo = settings.get('logo');
  const hide = settings.get('hide');
  const linkBase = settings.get('link-base');
  return {
    schema: readTexts(schema, 'a path or a list of paths').map((source) =>
      source === STANDARD_INPUT || isAddress(source)
        ? source
        : path.resolve(schema.directory, source),
    ),
    title: title ? readText(title) : DEFAULTS.title,
    ...(logo && {logo: readLogo(logo)}),
    ...readAddress(settings.get('url'), settings.get('base-url')),
    groupBy: readGroupBy(settings.get('group-by')),
    hide: hide ? readTexts(hide, 'a pattern or a list of patterns') : DEFAULTS.hide,
    commentDescriptions: readSwitch(settings.get('comment-descriptions')),
    ...(linkBase && {linkBase: readLinkBase(linkBase)}),
    lenient: readSwitch(settings.get('lenient')),
    collapseRoutes: !readSwitch(settings.get('no-collapse-routes')),
  };
}

function readLinkBase(setting: Setting): string {
  const expected = 'an address or a path of the site, such as "https://docs.example/"';
  const text = readText(setting, expected);
  if (LINK_BASE.test(text)) return text;
  throw mistake(setting, expected);
}

function readLogo(setting: Setting): string {
  const expected = 'the path of an .svg, .png or .webp file';
  const file = path.resolve(setting.directory, readText(setting, expected));
  if (!LOGO.test(file)) throw mistake(setting, expected);
  if (statSync(file, {throwIfNoEntry: false})?.isFile() === true) return file;
  throw new CommandError(
    `${setting.name} names ${file}, which is no file. Write ${expected}.`,
  );
}

/** Origin and path of the site; the path may stand in both settings if it is the same. */
function readAddress(
  url: Setting | undefined,
  base: Setting | undefined,
): Pick<ReferenceSite, 'url' | 'baseUrl'> {
  const written = base && readBaseUrl(base);
  if (!url) return {baseUrl: written ?? DEFAULTS.baseUrl};
  const {origin, pathname} = readUrl(url);
  if (written !== undefined && pathname !== '/' && pathname !== written) {
    throw new CommandError(
      `${url.name} says that the site stands below "${pathname}", but ${base?.name ?? ''} "${written}". Leave one of the two paths out.`,
    );
  }
  return {url: origin, baseUrl: written ?? pathname};
}

function readUrl(setting: Setting): {origin: string; pathname: string} {
  const expected =
    'the address of the site, such as "https://api.example" or "https://example.com/api/"';
  const text = readText(setting, expected);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username + url.password + url.search + url.hash !== '' ||
    !BASE_URL.test(url.pathname)
  ) {
    throw mistake(setting, expected);
  }
  return {origin: url.origin, pathname: withSlash(url.pathname)};
}

function readBaseUrl(setting: Setting): string {
  const {value} = setting;
  if (typeof value !== 'string' || !BASE_URL.test(value)) {
    throw mistake(
      setting,
      'a path that begins with a slash, such as "/" or "/reference/"',
    );
  }
  return withSlash(value);
}

function withSlash(text: string): string {
  return text.endsWith('/') ? text : `${text}/`;
}
