import {getNamedType, isEnumType} from 'graphql';
import {wordsOf} from '../../values/place';
import type {Shown} from './readShown';

const EXTENSION = /\.(ics|csv|pdf|zip|json|xml|txt|mp4|mp3|png|gif|svg|jpe?g|webp)$/;
const IMAGE = /^(?:png|gif|svg|jpe?g|webp)$/;
/** Words of names, and the files that they exclude. */
const KINDS: readonly (readonly [word: RegExp, right: RegExp])[] = [
  [/^(?:ics|csv|pdf|zip|json|xml|svg|gif)$/, /^$/],
  [/^(?:image|photo|avatar|picture|logo)$/, IMAGE],
  [/^video$/, /^mp4$/],
  [/^(?:audio|sound)$/, /^mp3$/],
  [/^(?:archive|migration|export|text|document)$/, /^(?:zip|csv|json|txt|pdf)$/],
];

/** Names of files with the extension of another kind than that of the type or field. */
export function checkFiles({objects, root}: Shown): readonly string[] {
  return objects.flatMap(({fields, type}) =>
    [...fields.values()].flatMap(({field, value}) => {
      const extension =
        typeof value === 'string' ? EXTENSION.exec(value)?.[1] : undefined;
      if (extension === undefined) return [];
      const words = [type.name, field.name, root.field.name].flatMap(wordsOf);
      const [word, right] =
        words
          .map((each) => [each, KINDS.find(([kind]) => kind.test(each))?.[1]] as const)
          .find(([, kind]) => kind !== undefined) ?? [];
      const mime = fields.get('mimeType')?.value ?? fields.get('contentType')?.value;
      const isOtherMime =
        typeof mime === 'string' &&
        mime.includes('/') &&
        mime.includes('image') !== IMAGE.test(extension);
      const isOther = right !== undefined && !right.test(extension) && word !== extension;
      return isOther || isOtherMime
        ? [`${type.name}.${field.name} is ${String(value)}`]
        : [];
    }),
  );
}

const FORMATS: readonly (readonly [name: RegExp, format: RegExp])[] = [
  [/(?:^e|E)mail$/, /^[^@\s]+@[^@\s]+\.\w+$/],
  [/(?:^u|U)r[il]$|(?:^h|H)ref$/, /^(?:[a-z]+:\/\/\S+|\/\S*|git@\S+)$/],
  [/^(?:login|slug|handle|userName|username)$/, /^\S+$/],
];
/** Texts about one community, which no other API returns. */
const THEME = /garden|vegetable|tomato|\bseeds?\b|riverside|beans|workshop/i;

/** Texts that are not of their format, or about another subject. */
export function checkTexts({objects, sent}: Shown): readonly string[] {
  const shown = objects.flatMap(({fields}) =>
    [...fields].map(([name, {field, value}]) => ({name, value, type: field.type})),
  );
  return [...shown, ...sent].flatMap(({name, type, value}) => {
    const leaf = getNamedType(type);
    if (typeof value !== 'string' || isEnumType(leaf) || leaf.name === 'ID') return [];
    const format = FORMATS.find(([pattern]) => pattern.test(name))?.[1];
    const isWrong = format && !format.test(value);
    return isWrong || THEME.test(value) ? [`${name}: ${value}`] : [];
  });
}
