import {
  DirectiveLocation,
  introspectionTypes,
  parseConstValue,
  print,
  specifiedDirectives,
  version,
} from 'graphql';
import type {JsonPart} from './JsonPart';

const LOCATIONS: ReadonlySet<string> = new Set(Object.values(DirectiveLocation));
const SPECIFIED = new Set(specifiedDirectives.map(({name}) => name));
const BUILT_IN = new Set(introspectionTypes.map(({name}) => name));

/** The SDL of the object `__schema` of an introspection result, of any server since 2016. */
export function introspectionToSdl(schema: JsonPart): string {
  const types = schema.needParts('types');
  const fields = types.flatMap((type) => type.parts('fields') ?? []);
  const bare = fields.filter((field) => !field.parts('args')).length;
  if (bare > 0) {
    const share = `${bare} of ${fields.length} fields`;
    schema.warn(`${share} have no "args".`, 'They are shown without arguments.');
  }
  return [
    printRoots(schema),
    ...types.filter((type) => !BUILT_IN.has(type.needText('name'))).map(printType),
    ...(schema.parts('directives') ?? []).map(printDirective),
  ].join('\n\n');
}

function printRoots(schema: JsonPart): string {
  const roots = ['query', 'mutation', 'subscription'].flatMap((operation) => {
    const root = schema.part(`${operation}Type`);
    return root ? `${operation}: ${nameOf(root)}` : [];
  });
  return roots.length === 0 ? '' : `${describe(schema)}schema${printBlock(roots)}`;
}

function printType(type: JsonPart): string {
  const name = nameOf(type);
  const kind = type.needText('kind');
  const named = (keyword: string): string => `${describe(type)}${keyword} ${name}`;
  switch (kind) {
    case 'SCALAR': {
      // The second name is that of a draft, which some servers still send.
      const url = type.text('specifiedByURL') ?? type.text('specifiedByUrl');
      return `${named('scalar')}${url === undefined ? '' : ` @specifiedBy(url: ${quote(url)})`}`;
    }
    case 'OBJECT':
      return `${named('type')}${printFields(type, name)}`;
    case 'INTERFACE':
      return `${named('interface')}${printFields(type, name)}`;
    case 'UNION': {
      const types = type.needParts('possibleTypes').map(nameOf);
      return `${named('union')}${prefix(' = ', types.join(' | '))}`;
    }
    case 'ENUM': {
      const values = type.needParts('enumValues');
      const lines = values.map((one) => describe(one) + nameOf(one) + deprecated(one));
      return `${named('enum')}${printBlock(lines)}`;
    }
    case 'INPUT_OBJECT': {
      const fields = type.needParts('inputFields');
      const lines = fields.map((one) => printInput(one, `${name}.${nameOf(one)}`));
      const oneOf = type.flag('isOneOf') ? ' @oneOf' : '';
      return `${named('input')}${oneOf}${printBlock(lines)}`;
    }
    default:
      return type.fail(`"${kind}" is not a kind of type.`);
  }
}

function printFields(type: JsonPart, owner: string): string {
  const interfaces = (type.parts('interfaces') ?? []).map(nameOf).join(' & ');
  const fields = type.needParts('fields').map((field) => {
    const name = nameOf(field);
    const list = printArguments(field, `${owner}.${name}`);
    return `${describe(field)}${name}${list}: ${printReference(field)}${deprecated(field)}`;
  });
  return `${prefix(' implements ', interfaces)}${printBlock(fields)}`;
}

function printArguments(owner: JsonPart, coordinate: string): string {
  const list = (owner.parts('args') ?? []).map((part) =>
    printInput(part, `${coordinate}(${nameOf(part)}:)`),
  );
  return list.length === 0 ? '' : `(${list.join(', ')})`;
}

function printInput(part: JsonPart, coordinate: string): string {
  const value = prefix(' = ', printDefault(part, coordinate));
  return `${describe(part)}${nameOf(part)}: ${printReference(part)}${value}${deprecated(part)}`;
}

/** The literal that the server wrote: an enum value in quotes or a large number stays as it is. */
function printDefault(part: JsonPart, coordinate: string): string {
  const text = part.text('defaultValue');
  if (text === undefined) return '';
  try {
    return print(parseConstValue(text));
  } catch {
    part.warn(
      `The default of "${coordinate}" is not a GraphQL value: ${text}`,
      'It is left out. Expected for example {name: "text", role: ADMIN}.',
    );
    return '';
  }
}

function printDirective(directive: JsonPart): string {
  const name = nameOf(directive);
  const all = directive.texts('locations') ?? directive.missing('locations');
  const locations = all.filter((location) => LOCATIONS.has(location));
  if (locations.length < all.length && !SPECIFIED.has(name)) {
    directive.warn(
      `"@${name}" is for places that graphql ${version} does not know: ${all.filter((location) => !LOCATIONS.has(location)).join(', ')}`,
      'They are left out. A later version of graphql shows them.',
    );
  }
  if (locations.length === 0) return '';
  const list = printArguments(directive, `@${name}`);
  const repeatable = directive.flag('isRepeatable') ? ' repeatable' : '';
  return `${describe(directive)}directive @${name}${list}${repeatable} on ${locations.join(' | ')}`;
}

/** The type of a field or input, as it is written at its use. */
function printReference(owner: JsonPart): string {
  return printWrapped(owner.part('type') ?? owner.missing('type'));
}

function printWrapped(type: JsonPart): string {
  const kind = type.text('kind');
  if (kind !== 'LIST' && kind !== 'NON_NULL') return nameOf(type);
  const inner = type.part('ofType');
  if (!inner) {
    return type.fail('The type is nested deeper than the introspection query requested.');
  }
  return kind === 'LIST' ? `[${printWrapped(inner)}]` : `${printWrapped(inner)}!`;
}

/** `@deprecated`; where a server returns nothing but a reason, that decides. */
function deprecated(part: JsonPart): string {
  const reason = part.text('deprecationReason');
  if (!(part.flag('isDeprecated') ?? reason !== undefined)) return '';
  return ` @deprecated${reason === undefined ? '' : `(reason: ${quote(reason)})`}`;
}

function nameOf(part: JsonPart): string {
  const name = part.needText('name');
  if (!/^[_A-Za-z]\w*$/.test(name)) part.reject(`"${name}" is not a GraphQL name.`);
  return name;
}

function describe(part: JsonPart): string {
  const text = part.text('description');
  return text === undefined ? '' : `${quote(text)}\n`;
}

function printBlock(lines: readonly string[]): string {
  return lines.length === 0 ? '' : ` {\n${lines.join('\n')}\n}`;
}

function prefix(before: string, text: string): string {
  return text === '' ? '' : before + text;
}

/** A string of GraphQL, which has no lone surrogates. */
function quote(text: string): string {
  return JSON.stringify(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}
