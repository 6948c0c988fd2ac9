import type {Code, Nodes, RootContent} from 'mdast';
import {
  COMPONENT_FORMS,
  type ComponentForm,
  type ComponentForms,
  toAdmonition,
  toLabel,
} from './componentForms';
import {printTree} from './print';

declare module 'mdast' {
  interface RootContentMap {
    /** Markdown as it is to be written. */
    raw: Literal & {type: 'raw'};
    /** What `@slorber/remark-comment` makes of a comment of HTML. */
    comment: Literal & {type: 'comment'};
  }
}

/** What the nodes of a document are made plain with. */
export interface Making {
  /** The name of the file, for messages. */
  readonly file: string;
  readonly source: string;
  readonly forms: ComponentForms;
  /** The address that a link leads to. */
  readonly resolve: (url: string) => string;
  /** Called with the place and the source of what has no Markdown: `docs/a.mdx:1:3: <Card>`. */
  readonly onUnknown: (unknown: string) => void;
}

type Node<Type extends Nodes['type']> = Extract<Nodes, {readonly type: Type}>;
type Jsx = Node<'mdxJsxFlowElement' | 'mdxJsxTextElement'>;

function toRaw(value: string): RootContent[] {
  return value === '' ? [] : [{type: 'raw', value}];
}

function printAll(children: readonly Nodes[], making: Making): string {
  const plain = children.flatMap((child) => toPlain(child, making));
  return printTree({type: 'root', children: plain});
}

function placeOf({position}: Nodes, {file}: Making): string {
  return `${file}:${position?.start.line ?? 1}:${position?.start.column ?? 1}`;
}

/** A function as the content of an element, which only its component calls. */
const FUNCTION = /^\s*(?:async\s*)?(?:function\b|(?:\([^()]*\)|\w+)\s*=>)/;

function isFunction(node: Nodes): boolean {
  return node.type.endsWith('Expression') && 'value' in node && FUNCTION.test(node.value);
}

function findForm(name: string, {forms}: Making): ComponentForm | undefined {
  if (Object.hasOwn(forms, name)) return forms[name];
  return Object.hasOwn(COMPONENT_FORMS, name) ? COMPONENT_FORMS[name] : undefined;
}

function readAttributes(node: Jsx): Readonly<Record<string, string>> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const {name, value} = attribute;
      const text = typeof value === 'string' ? value : readLiteral(value?.value ?? '');
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** The text of an expression that is a literal: `'a'`, `` `a` `` or `1`; empty for what React does not show. */
function readLiteral(expression: string): string | undefined {
  const code = expression.replaceAll(/\/\*.*?\*\//gs, '').trim();
  const [, , text] = /^(['"`])((?:(?!\1|\$\{|\\).)*)\1$/s.exec(code) ?? [];
  if (/^(?:true|false|null|undefined)$/.test(code)) return '';
  return text ?? (/^[\d.]*$/.test(code) ? code : undefined);
}

function toElement(node: Jsx, making: Making): RootContent[] {
  const {name, children} = node;
  const form = name === null ? undefined : findForm(name, making);
  if (form) {
    return toRaw(
      form({
        attributes: readAttributes(node),
        // Of what a form leaves out nothing is unknown.
        get children() {
          return printAll(children, making);
        },
      }),
    );
  }
  const isComponent = name !== null && /^[A-Z]|\./.test(name);
  if (isComponent) making.onUnknown(`${placeOf(node, making)}: <${name}>`);
  const inside = isComponent ? children.filter((child) => !isFunction(child)) : children;
  return toRaw(printAll(inside, making));
}

/** The length up to which a message has the whole code of an expression. */
const LONGEST_CODE = 60;

function toExpression(
  node: Node<'mdxFlowExpression' | 'mdxTextExpression'>,
  making: Making,
): RootContent[] {
  const text = readLiteral(node.value);
  if (text !== undefined) return toRaw(text);
  const code = node.value.trim().replaceAll(/\s+/g, ' ');
  const shown = code.length > LONGEST_CODE ? `${code.slice(0, LONGEST_CODE)}…` : code;
  making.onUnknown(`${placeOf(node, making)}: {${shown}}`);
  return [];
}

/** `:::note[Title]`: its first child is the label, if it has one. */
function toQuotation(
  {name, children}: Node<'containerDirective'>,
  making: Making,
): RootContent[] {
  const [first, ...rest] = children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  const label = hasLabel ? printAll([first], making) : toLabel(name);
  return toRaw(toAdmonition(label, printAll(hasLabel ? rest : children, making)));
}

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/;
const MAGIC_COMMENT =
  /^[ \t]*(?:\/\/|#|--|\/\*|<!--|\{\s*\/\*)\s*highlight-(?:next-line|start|end)\s*(?:\*\/|-->|\*\/\s*\})?[ \t]*(?:\n|$)/gm;

/** A code block as readers see it, below its title. */
function toCode(node: Code): RootContent[] {
  const [, double, single, bare] = TITLE.exec(node.meta ?? '') ?? [];
  const title = double ?? single ?? bare;
  const code = {...node, meta: null, value: node.value.replaceAll(MAGIC_COMMENT, '')};
  return [...(title === undefined ? [] : toRaw(`${title}:`)), code];
}

/**
 * The nodes of plain Markdown for a node of MDX: without imports and comments, with a quotation for an
 * admonition and a form for each component. Of a component without a form it has what is inside, and of
 * a value that is not a literal nothing.
 */
export function toPlain(node: Nodes, making: Making): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'comment':
      return [];
    case 'html':
      return toRaw(node.value.replaceAll(/<!--.*?-->|<[^>]*>/gs, '').trim());
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return toExpression(node, making);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return toElement(node, making);
    case 'containerDirective':
      return toQuotation(node, making);
    case 'textDirective':
    case 'leafDirective': {
      // `10:30` is not a directive.
      const {start, end} = node.position ?? {};
      return toRaw(making.source.slice(start?.offset, end?.offset));
    }
    case 'code':
      return toCode(node);
    case 'image':
      if (!/^(?:[a-z]+:|\/)/i.test(node.url)) return toRaw(node.alt ?? '');
      break;
    default:
  }
  const changed = 'url' in node ? {...node, url: making.resolve(node.url)} : node;
  if (!('children' in changed)) return [changed];
  const children = changed.children.flatMap((child) => toPlain(child, making));
  const last = children.at(-1);
  if (changed.type === 'heading' && last?.type === 'text') {
    children[children.length - 1] = {
      ...last,
      value: last.value.replace(/\s*\{#[^}]*\}\s*$/, ''),
    };
  }
  return [{...changed, children} as RootContent];
}
