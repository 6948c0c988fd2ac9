import type {Nodes, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {ReportError} from 'graphql-api-model';
import {printTree} from '../printTree';
import {
  COMPONENT_FORMS,
  type ComponentForm,
  type ComponentForms,
  toAdmonition,
  toLabel,
} from './componentForms';

/** What the nodes of a document are made plain with. */
export interface Making {
  /** The name of the file, for messages. */
  readonly file: string;
  readonly source: string;
  readonly forms: ComponentForms;
  /** The address that a link leads to. */
  readonly resolve: (url: string) => string;
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Node = Nodes | {readonly type: 'comment'} | {readonly type: 'containerDirective'};

/** Markdown as it is to be written; `printTree` knows the type. */
function toRaw(value: string): RootContent[] {
  return value === '' ? [] : [{type: 'raw', value} as unknown as RootContent];
}

function printAll(children: readonly Nodes[], making: Making): string {
  const plain = children.flatMap((child) => toPlain(child, making));
  return printTree({type: 'root', children: plain});
}

function placeOf({position}: Nodes, {file}: Making): string {
  return `${file}:${position?.start.line ?? 1}:${position?.start.column ?? 1}`;
}

function formMissingError(name: string, place: string): ReportError {
  return new ReportError(
    `${place}: The component <${name}> has no Markdown form, so the Markdown of this page would lack what it shows. ` +
      `Add one to the options of docusaurus-plugin-graphql-reference: markdown: {components: {${/\W/.test(name) ? `'${name}'` : name}: ({attributes, children}) => children}}.`,
  );
}

function findForm(name: string, node: Jsx, making: Making): ComponentForm {
  const form = making.forms[name] ?? COMPONENT_FORMS[name];
  if (form) return form;
  if (/^[A-Z]|\./.test(name)) throw formMissingError(name, placeOf(node, making));
  return ({children}) => children;
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

/** The text of an expression that is a literal: `'a'`, `` `a` `` or `1`; empty for a comment. */
function readLiteral(expression: string): string | undefined {
  const code = expression.replaceAll(/\/\*.*?\*\//gs, '').trim();
  const [, , text] = /^(['"`])((?:(?!\1|\$\{|\\).)*)\1$/s.exec(code) ?? [];
  return text ?? (/^[\d.]*$/.test(code) ? code : undefined);
}

function toElement(node: Jsx, making: Making): RootContent[] {
  const children = printAll(node.children, making);
  if (node.name === null) return toRaw(children);
  const form = findForm(node.name, node, making);
  return toRaw(form({attributes: readAttributes(node), children}));
}

function toExpression(node: Nodes & {value: string}, making: Making): RootContent[] {
  const text = readLiteral(node.value);
  if (text !== undefined) return toRaw(text);
  throw new ReportError(
    `${placeOf(node, making)}: The value of {${node.value}} is not known when the Markdown of this page is written. Write its text instead, or put it into a component with a form in the option "markdown" of docusaurus-plugin-graphql-reference.`,
  );
}

/** `:::note[Title]`: its first child is the label, if it has one. */
function toQuotation(
  {name, children}: {readonly name: string; readonly children: readonly Nodes[]},
  making: Making,
): RootContent[] {
  const [first, ...rest] = children;
  const {data} = (first ?? {}) as {readonly data?: {readonly directiveLabel?: boolean}};
  const hasLabel = data?.directiveLabel;
  const label = hasLabel ? printAll([first!], making) : toLabel(name);
  return toRaw(toAdmonition(label, printAll(hasLabel ? rest : children, making)));
}

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/;
const MAGIC_COMMENT =
  /^[ \t]*(?:\/\/|#|--|\/\*|<!--|\{\s*\/\*)\s*highlight-(?:next-line|start|end)\s*(?:\*\/|-->|\*\/\s*\})?[ \t]*(?:\n|$)/gm;

/** A code block as readers see it, below its title. */
function toCode(node: Extract<Nodes, {type: 'code'}>): RootContent[] {
  const [, double, single, bare] = TITLE.exec(node.meta ?? '') ?? [];
  const title = double ?? single ?? bare;
  const code = {...node, meta: null, value: node.value.replaceAll(MAGIC_COMMENT, '')};
  return [...(title === undefined ? [] : toRaw(`${title}:`)), code];
}

/**
 * The nodes of plain Markdown for a node of MDX: without imports and comments, with a quotation for an
 * admonition and a form for each component.
 *
 * @throws ReportError for a component without a form, with its place.
 */
export function toPlain(node: Nodes, making: Making): RootContent[] {
  switch ((node as Node).type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'comment':
      return [];
    case 'html': {
      const text = (node as {value: string}).value;
      return toRaw(text.replaceAll(/<!--.*?-->|<[^>]*>/gs, '').trim());
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return toExpression(node as Nodes & {value: string}, making);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return toElement(node as Jsx, making);
    case 'containerDirective':
      return toQuotation(node as never, making);
    case 'code':
      return toCode(node as never);
    default:
  }
  const {type, position} = node as {type: string; position?: Nodes['position']};
  // `10:30` is not a directive.
  if (type === 'textDirective' || type === 'leafDirective') {
    return toRaw(making.source.slice(position?.start.offset, position?.end.offset));
  }
  if (node.type === 'image' && !/^(?:[a-z]+:|\/)/i.test(node.url)) {
    return toRaw(node.alt ?? '');
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
