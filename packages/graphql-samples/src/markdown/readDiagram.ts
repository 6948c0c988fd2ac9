/** A name in a diagram, at an offset into its code. */
interface DiagramName {
  readonly text: string;
  readonly at: number;
}

/** What a diagram names, and the ids that it gives to its own parts. */
export interface DiagramNames {
  readonly names: readonly DiagramName[];
  readonly bound: readonly string[];
}

/** Words of capitals, words with a capital or `_` inside, `X.y` and `@x`. */
const NAME =
  /(?<![\w@./#%-])(?:@[A-Za-z_]\w*(?![\w/])|[A-Z_]\w*(?:\.\w+)+|\w*[a-z\d]\w*[A-Z_]\w*|[A-Z][A-Z\d_]+)(?![\w-])/g;
/** What Mermaid itself writes so. */
const MERMAID =
  /^(?:accTitle|accDescr|[A-Za-z]*Diagram|classDef|linkStyle|TB|TD|BT|LR|RL|PK|FK|UK|(?:direction|end|style|subgraph)[A-Z]?)$/;
/** `participant SignIn as Sign-in`, `state OPEN`, `gatewayApi[Gateway]`. */
const DECLARED =
  /\b(?:participant|actor|state|subgraph)\s+(\w+)|^[ \t]*class\s+(\w+)|(?<![\w.])(\w+)(?=\[|\(|\{\{?["[(\w])/gm;
const TITLE = /^\s*accTitle.*$/gm;

/** Reads the names of a Mermaid diagram. */
export function readDiagram(code: string): DiagramNames {
  const isTable = /^\s*erDiagram\b/m.test(code);
  const names = [...code.replaceAll(TITLE, blank).matchAll(NAME)]
    .map(({0: text, index}) => ({text, at: index}))
    .filter(({text}) => !MERMAID.test(text));
  if (isTable) return {names: [...names, ...readEntities(code)], bound: []};
  return {
    names,
    bound: [...code.matchAll(DECLARED)].map(([, a, b, c]) => a ?? b ?? c ?? ''),
  };
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

const ENTITY = /^[ \t]*([A-Z]\w*)\s*\{([^}]*)\}/gm;
const ATTRIBUTE = /^([ \t]*)(\w+)[ \t]+(\w+)/gm;
const RELATION = /^[ \t]*([A-Z]\w*)[ \t]+[|}o.-][^\s]*[ \t]+([A-Z]\w*)[ \t]*:/gm;

/** In a diagram of entities these are types, and their attributes are fields. */
function readEntities(code: string): readonly DiagramName[] {
  const entities = [...code.matchAll(ENTITY)].flatMap((entity) => {
    const [whole, name = '', body = ''] = entity;
    const start = entity.index + whole.indexOf('{') + 1;
    return [...body.matchAll(ATTRIBUTE)].flatMap((match) => {
      const [, indent = '', type = '', attribute = ''] = match;
      const at = start + match.index + indent.length;
      return [
        {text: type, at},
        {text: `${name}.${attribute}`, at: at + type.length + 1},
      ];
    });
  });
  const related = [...code.matchAll(RELATION)].flatMap((match) => {
    const [whole, left = '', right = ''] = match;
    return [
      {text: left, at: match.index + whole.indexOf(left)},
      {text: right, at: match.index + whole.lastIndexOf(right)},
    ];
  });
  return [...entities, ...related];
}
