import type {
  ApiModel,
  AppliedDirective,
  ArgumentElement,
  DirectiveElement,
  EnumValueElement,
  FieldElement,
  InputFieldElement,
  TypeElement,
} from 'graphql-api-model';

const INDENT = '  ';

/** Prints the directives of an element, each with a space before it. */
type PrintApplied = (directives: readonly AppliedDirective[]) => string;

/**
 * A description as a block string whose lines all stand deeper than the quotes, so that whatever it
 * says no line of it looks like the start of a definition or of a member.
 */
function printDescription(text: string | undefined, indent: string): string {
  if (!text) return '';
  const lines = text
    .replaceAll('"""', '\\"""')
    .split(/\r\n|[\n\r]/)
    .map((line) => (line.trim() === '' ? '' : indent + INDENT + line));
  return `${[`${indent}"""`, ...lines, `${indent}"""`].join('\n')}\n`;
}

function printInput(
  input: ArgumentElement | InputFieldElement,
  indent: string,
  printApplied: PrintApplied,
): string {
  const {description, name, type, defaultValue, directives} = input;
  const value = defaultValue === undefined ? '' : ` = ${defaultValue}`;
  const text = `${name}: ${type.notation}${value}${printApplied(directives)}`;
  return `${printDescription(description, indent)}${indent}${text}`;
}

function printArguments(
  list: readonly ArgumentElement[],
  indent: string,
  printApplied: PrintApplied,
): string {
  if (list.length === 0) return '';
  const lines = list.map((one) => printInput(one, indent + INDENT, printApplied));
  return `(\n${lines.join('\n')}\n${indent})`;
}

function printField(field: FieldElement, printApplied: PrintApplied): string {
  const {description, name, type, arguments: list, directives} = field;
  const start = printDescription(description, INDENT) + INDENT + name;
  const args = printArguments(list, INDENT, printApplied);
  return `${start}${args}: ${type.notation}${printApplied(directives)}`;
}

function printValue(value: EnumValueElement, printApplied: PrintApplied): string {
  const {description, name, directives} = value;
  return printDescription(description, INDENT) + INDENT + name + printApplied(directives);
}

function printBlock(members: readonly string[]): string {
  return members.length === 0 ? '' : ` {\n${members.join('\n')}\n}`;
}

/** What follows the name of a type and its directives. */
function printBody(type: TypeElement, printApplied: PrintApplied): string {
  switch (type.kind) {
    case 'object':
    case 'interface':
      return printBlock(type.fields.map((field) => printField(field, printApplied)));
    case 'input':
      return printBlock(
        type.fields.map((field) => printInput(field, INDENT, printApplied)),
      );
    case 'enum':
      return printBlock(type.values.map((value) => printValue(value, printApplied)));
    case 'union':
      return type.possibleTypes.length === 0
        ? ''
        : ` = ${type.possibleTypes.join(' | ')}`;
    case 'scalar':
      return '';
    default:
      return type satisfies never;
  }
}

const KEYWORDS: Readonly<Record<TypeElement['kind'], string>> = {
  object: 'type',
  interface: 'interface',
  input: 'input',
  enum: 'enum',
  union: 'union',
  scalar: 'scalar',
};

function printType(type: TypeElement, printApplied: PrintApplied): string {
  const interfaces = 'interfaces' in type ? type.interfaces : [];
  return [
    printDescription(type.description, ''),
    `${KEYWORDS[type.kind]} ${type.name}`,
    interfaces.length === 0 ? '' : ` implements ${interfaces.join(' & ')}`,
    printApplied(type.directives),
    printBody(type, printApplied),
  ].join('');
}

function printDirective(directive: DirectiveElement, printApplied: PrintApplied): string {
  const {name, arguments: list, description, isRepeatable, locations} = directive;
  return [
    printDescription(description, ''),
    `directive @${name}`,
    printArguments(list, '', printApplied),
    isRepeatable ? ' repeatable' : '',
    ` on ${locations.join(' | ')}`,
  ].join('');
}

/** The root types, where their names do not tell what they are. */
function printRoots({roots}: ApiModel): readonly string[] {
  const isUsual = roots.every(({kind, type}) => type.toLowerCase() === kind);
  if (isUsual) return [];
  return [
    `schema${printBlock(roots.map(({kind, type}) => `${INDENT}${kind}: ${type}`))}`,
  ];
}

/** The names that GraphQL itself defines, whether a schema uses them or not. */
const BUILT_IN = ['String', 'Int', 'Float', 'Boolean', 'ID'];

interface Typed {
  readonly type: {readonly name: string};
}

/** A type without the members and the types that lead to what is hidden. */
function withoutHidden(type: TypeElement, shown: ReadonlySet<string>): TypeElement {
  // The types of introspection are those that every schema has.
  const isShown = ({type: {name}}: Typed): boolean =>
    shown.has(name) || name.startsWith('__');
  switch (type.kind) {
    case 'object':
    case 'interface': {
      const fields = type.fields.filter(isShown).map((field) => ({
        ...field,
        arguments: field.arguments.filter(isShown),
      }));
      const interfaces = type.interfaces.filter((name) => shown.has(name));
      return {...type, fields, interfaces};
    }
    case 'input':
      return {...type, fields: type.fields.filter(isShown)};
    case 'union': {
      const possibleTypes = type.possibleTypes.filter((name) => shown.has(name));
      return {...type, possibleTypes};
    }
    case 'enum':
    case 'scalar':
      return type;
    default:
      return type satisfies never;
  }
}

/**
 * All that a reference shows as one file of SDL, in which a definition starts where a line that is not
 * indented follows an empty one. What is hidden is not in it.
 */
export function printSchemaFile(model: ApiModel): string {
  const shown = new Set([...BUILT_IN, ...model.types.map(({name}) => name)]);
  const known = new Set(model.directives.map(({name}) => name));
  const printApplied: PrintApplied = (directives) =>
    directives
      .filter(({name}) => known.has(name))
      .map(({name, arguments: list}) => {
        const values = list.map((one) => `${one.name}: ${one.value}`).join(', ');
        return ` @${name}${values === '' ? '' : `(${values})`}`;
      })
      .join('');
  const own = <Element extends {readonly isBuiltIn?: true}>(
    elements: readonly Element[],
  ): readonly Element[] => elements.filter(({isBuiltIn}) => !isBuiltIn);
  const definitions = [
    ...printRoots(model),
    ...own(model.directives).map((one) => printDirective(one, printApplied)),
    ...own(model.types).map((one) => printType(withoutHidden(one, shown), printApplied)),
  ];
  return `${definitions.join('\n\n')}\n`;
}
