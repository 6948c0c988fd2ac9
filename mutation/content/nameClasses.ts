import {isEnumType, isInputObjectType, isInterfaceType, isObjectType} from 'graphql';
import type {SampleSchema} from 'graphql-samples';
import {misspell} from './misspell';
import {readInlineCode} from './readInlineCode';
import type {FindPlaces} from './types';

type Place = ReturnType<FindPlaces>[number];

/** What is wrong with names in prose and in diagrams, by class. */
export function createNameClasses({
  schema,
  codes = [],
  vocabulary,
}: SampleSchema): Readonly<Record<string, FindPlaces>> {
  const words = vocabulary?.names.map(({text}) => text) ?? [];
  const types = Object.keys(schema.getTypeMap());
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const values = Object.values(schema.getTypeMap()).flatMap((type) =>
    isEnumType(type) ? type.getValues().map(({name}) => name) : [],
  );
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.keys(type.getFields())
      : [],
  );
  const isCamel = (name: string): boolean => /^[a-z]+[A-Z]/.test(name);
  return {
    'mentions: type part of Type.member': inCode((code) =>
      split(code, /^([A-Z]\w+)\.\w+/, (name) => types.includes(name)),
    ),
    'mentions: member part': inCode((code) =>
      split(
        code,
        /^[A-Z]\w+\.(\w+)/,
        (name) => fields.includes(name) || values.includes(name),
      ),
    ),
    'mentions: argument': inCode((code) => split(code, /^[\w.]+\((\w+):\)$/, () => true)),
    'mentions: a bare type': inCode((code) =>
      split(code, /^([A-Z]\w+)$/, (name) => types.includes(name) && name.length > 3),
    ),
    'mentions: a root field': inCode((code) =>
      split(code, /^([a-z]\w+)$/, (name) => roots.includes(name) && isCamel(name)),
    ),
    'mentions: a bare field': inCode((code) =>
      split(
        code,
        /^([a-z]\w+)$/,
        (name) => !roots.includes(name) && fields.includes(name) && isCamel(name),
      ),
    ),
    'mentions: a bare enum value': inCode((code) =>
      split(
        code,
        /^([A-Z][A-Z_]+)$/,
        (name) => values.includes(name) && !codes.includes(name),
      ),
    ),
    'mentions: a directive': inCode((code) =>
      split(code, /^@(\w+)/, (name) => schema.getDirective(name) != null),
    ),
    'mentions: an error code': inCode((code) =>
      split(code, /^([A-Z_]+)$/, (name) => codes.includes(name)),
    ),
    'mentions: events, headers and other words': inCode((code) =>
      split(
        code,
        /^([\w.-]{5,})$/,
        (name) => words.includes(name) && /[._-]|[a-z][A-Z]/.test(name),
      ),
    ),
    'diagrams: names': (_, fences) =>
      fences
        .filter(({language}) => language === 'mermaid')
        .flatMap(({code, at}) =>
          [...code.matchAll(/\b[a-z]+[A-Z]\w+\b/g)]
            .filter(({0: name}) => roots.includes(name))
            .map(({0: from, index}) => ({at: at + index, from, to: misspell(from)})),
        ),
  };
}

/** The part of inline code that a class misspells; undefined for other code. */
type Split = (code: string) => Place | undefined;

function inCode(find: Split): FindPlaces {
  return (text, fences) =>
    readInlineCode(text, fences).flatMap(({code, at}) => {
      const place = find(code);
      return place ? {...place, at: at + place.at} : [];
    });
}

function split(
  code: string,
  pattern: RegExp,
  isKnown: (name: string) => boolean,
): Place | undefined {
  const match = pattern.exec(code);
  const name = match?.[1];
  return name !== undefined && isKnown(name)
    ? {
        at: code.indexOf(name, match?.[0].lastIndexOf(name) ?? 0),
        from: name,
        to: misspell(name),
      }
    : undefined;
}
