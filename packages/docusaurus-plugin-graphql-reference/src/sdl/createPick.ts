/** A description, whose lines are indented further than its quotes. */
const DESCRIPTION = String.raw`^( *)"""\n(?:(?:\1 .*)?\n)*?\1"""\n`;
/** A definition by the word that it starts with, and its name. */
const HEAD = new RegExp(
  String.raw`^(?:type|interface|input|enum|union|scalar|directive) (@?\w+)`,
  'm',
);
/** Where the name of a type or a directive is. */
const REFERENCE = /(?:[:&|=[]|implements)\s*(\w+)|(@\w+)/g;

function withoutTexts(definition: string): string {
  return definition
    .replaceAll(new RegExp(DESCRIPTION, 'gm'), '')
    .replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""');
}

/** Each definition of a file of `printSchemaFile`, by its name; that of the roots by none. */
function readDefinitions(file: string): ReadonlyMap<string, string> {
  return new Map(
    file
      .trimEnd()
      .split(/\n\n(?=\S)/)
      .map((definition) => [HEAD.exec(definition)?.[1] ?? '', definition]),
  );
}

/** The type with nothing but one of its fields. */
function withOneField(definition: string, field: string): string {
  const head = /^type \w+/m.exec(definition);
  const own = new RegExp(
    String.raw`(?:^  (?:"""\n(?:(?:    .*)?\n)*?  """|".*")\n)?^  ${field}\b[\s\S]*?(?=\n  ["\w]|\n\})`,
    'm',
  ).exec(definition.slice(head?.index))?.[0];
  return own === undefined ? definition : `${head?.[0]} {\n${own}\n}`;
}

/** The names of types and directives that a definition uses. */
function readNames(definition: string): readonly string[] {
  return [...withoutTexts(definition).matchAll(REFERENCE)].map(
    ([, type, directive]) => type ?? directive ?? '',
  );
}

/** The definition of the root types, with the one that an operation needs. */
function toRoots(roots: string | undefined, root: string): readonly string[] {
  const line = new RegExp(String.raw`^  (query|mutation|subscription): ${root}$`, 'm');
  const [, kind] = line.exec(roots ?? '') ?? [];
  return kind === undefined ? [] : [`schema {\n  ${kind}: ${root}\n}`];
}

/**
 * Makes the function that picks an operation by its coordinate, such as `Mutation.createSpace`, and
 * all types and directives that it reaches: valid SDL.
 *
 * @param file - What `printSchemaFile` has written.
 */
export function createPick(file: string): (coordinate: string) => string {
  const definitions = readDefinitions(file);
  const known = new Map<string, readonly string[]>();
  const namesIn = (definition: string): readonly string[] => {
    const names = known.get(definition) ?? readNames(definition);
    known.set(definition, names);
    return names;
  };
  return (coordinate) => {
    const [root = '', field = ''] = coordinate.split('.');
    const start = withOneField(definitions.get(root) ?? '', field);
    const reached = new Map([[root, start]]);
    const queue = [start];
    for (const definition of queue) {
      for (const name of namesIn(definition)) {
        const found = definitions.get(name);
        // A type that leads back to the operations is reached with all of them.
        if (found === undefined || reached.get(name) === found) continue;
        reached.set(name, found);
        queue.push(found);
      }
    }
    return `${[...toRoots(definitions.get(''), root), ...reached.values()].join('\n\n')}\n`;
  };
}
