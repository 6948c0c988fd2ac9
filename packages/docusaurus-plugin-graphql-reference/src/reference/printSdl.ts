import type {
  AppliedDirective,
  DirectiveEntry,
  Member,
  ReferenceLink,
  SdlToken,
  TypeReference,
} from './types';

/** The longest list of arguments that stays on one line, in characters. */
const WIDTH = 72;

const INDENT = '  ';

function keyword(text: string): SdlToken {
  return {text, kind: 'keyword'};
}

function typeTokens(type: TypeReference): readonly SdlToken[] {
  const name: SdlToken = {text: type.name, kind: 'type', href: type.href};
  return [type.before, name, type.after].filter((token) => token !== '');
}

function directiveTokens(
  directives: readonly AppliedDirective[],
  isDeprecated: boolean,
): readonly SdlToken[] {
  const applied = directives.flatMap(({name, href, arguments: list}): SdlToken[] => [
    ' ',
    {text: `@${name}`, kind: 'meta', href},
    ...(list.length > 0
      ? [`(${list.map((argument) => `${argument.name}: ${argument.value}`).join(', ')})`]
      : []),
  ]);
  return isDeprecated ? [...applied, ' ', {text: '@deprecated', kind: 'meta'}] : applied;
}

function inputTokens(member: Member, link: boolean): readonly SdlToken[] {
  const name: SdlToken = link
    ? {text: member.name, kind: 'name', href: `#${member.id}`}
    : member.name;
  return [
    name,
    ': ',
    ...(member.type ? typeTokens(member.type) : []),
    ...(member.defaultValue === undefined
      ? []
      : [' = ', {text: member.defaultValue, kind: 'string'} as const]),
    ...directiveTokens(member.directives, member.deprecation !== undefined),
  ];
}

function lengthOf(tokens: readonly SdlToken[]): number {
  return tokens.reduce(
    (sum, token) => sum + (typeof token === 'string' ? token : token.text).length,
    0,
  );
}

function argumentTokens(list: readonly Member[], indent: string): readonly SdlToken[] {
  if (list.length === 0) return [];
  const inputs = list.map((argument) => inputTokens(argument, true));
  if (lengthOf(inputs.flat()) + 2 * list.length <= WIDTH) {
    return [
      '(',
      ...inputs.flatMap((tokens, index) => (index > 0 ? [', ', ...tokens] : tokens)),
      ')',
    ];
  }
  return [
    '(',
    ...inputs.flatMap((tokens) => [`\n${indent}${INDENT}`, ...tokens]),
    `\n${indent})`,
  ];
}

/** A field as the schema writes it: name, arguments, type, directives. */
export function printField(
  field: Pick<Member, 'name' | 'arguments' | 'type' | 'directives' | 'deprecation'>,
  href: string | undefined,
  indent = '',
): readonly SdlToken[] {
  return [
    href === undefined ? field.name : {text: field.name, kind: 'name', href},
    ...argumentTokens(field.arguments, indent),
    ': ',
    ...(field.type ? typeTokens(field.type) : []),
    ...directiveTokens(field.directives, field.deprecation !== undefined),
  ];
}

function block(lines: readonly (readonly SdlToken[])[]): readonly SdlToken[] {
  if (lines.length === 0) return [];
  return [' {', ...lines.flatMap((line) => [`\n${INDENT}`, ...line]), '\n}'];
}

export function printFieldsType(entry: {
  readonly keyword: 'type' | 'interface';
  readonly name: string;
  readonly interfaces: readonly ReferenceLink[];
  readonly directives: readonly AppliedDirective[];
  readonly fields: readonly Member[];
}): readonly SdlToken[] {
  const implementing = entry.interfaces.flatMap((link, index): SdlToken[] => [
    index === 0 ? ' ' : ' & ',
    ...(index === 0 ? [keyword('implements'), ' '] : []),
    {text: link.text, kind: 'type', href: link.href},
  ]);
  return [
    keyword(entry.keyword),
    ` ${entry.name}`,
    ...implementing,
    ...directiveTokens(entry.directives, false),
    ...block(entry.fields.map((field) => printField(field, `#${field.id}`, INDENT))),
  ];
}

export function printInput(entry: {
  readonly name: string;
  readonly isOneOf: boolean;
  readonly directives: readonly AppliedDirective[];
  readonly fields: readonly Member[];
}): readonly SdlToken[] {
  return [
    keyword('input'),
    ` ${entry.name}`,
    ...(entry.isOneOf ? [' ', {text: '@oneOf', kind: 'meta'} as const] : []),
    ...directiveTokens(entry.directives, false),
    ...block(entry.fields.map((field) => inputTokens(field, true))),
  ];
}

export function printEnum(entry: {
  readonly name: string;
  readonly directives: readonly AppliedDirective[];
  readonly values: readonly Member[];
}): readonly SdlToken[] {
  return [
    keyword('enum'),
    ` ${entry.name}`,
    ...directiveTokens(entry.directives, false),
    ...block(
      entry.values.map((value) => [
        {text: value.name, kind: 'name', href: `#${value.id}`},
        ...directiveTokens(value.directives, value.deprecation !== undefined),
      ]),
    ),
  ];
}

export function printUnion(entry: {
  readonly name: string;
  readonly directives: readonly AppliedDirective[];
  readonly possibleTypes: readonly ReferenceLink[];
}): readonly SdlToken[] {
  return [
    keyword('union'),
    ` ${entry.name}`,
    ...directiveTokens(entry.directives, false),
    ' =',
    ...entry.possibleTypes.flatMap((link): SdlToken[] => [
      `\n${INDENT}| `,
      {text: link.text, kind: 'type', href: link.href},
    ]),
  ];
}

export function printScalar(entry: {
  readonly name: string;
  readonly directives: readonly AppliedDirective[];
  readonly specifiedBy?: string;
}): readonly SdlToken[] {
  return [
    keyword('scalar'),
    ` ${entry.name}`,
    ...(entry.specifiedBy === undefined
      ? []
      : [
          ' @specifiedBy(url: ',
          {text: JSON.stringify(entry.specifiedBy), kind: 'string'} as const,
          ')',
        ]),
    ...directiveTokens(entry.directives, false),
  ];
}

export function printDirective(
  entry: Pick<DirectiveEntry, 'name' | 'arguments' | 'locations' | 'isRepeatable'>,
): readonly SdlToken[] {
  return [
    keyword('directive'),
    ' ',
    {text: `@${entry.name}`, kind: 'meta'},
    ...argumentTokens(entry.arguments, ''),
    ...(entry.isRepeatable ? [' ', keyword('repeatable')] : []),
    ' ',
    keyword('on'),
    ` ${entry.locations.join(' | ')}`,
  ];
}
