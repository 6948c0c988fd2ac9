import {joinBlocks, toFence} from './print';

/** An element of MDX: its attributes of plain text, and its content as Markdown. */
export interface ComponentElement {
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: string;
}

/** The Markdown for an element of MDX; empty for nothing. */
export type ComponentForm = (element: ComponentElement) => string;

/** Forms of components by name. */
export type ComponentForms = Readonly<Record<string, ComponentForm>>;

const inner: ComponentForm = ({children}) => children;
const nothing: ComponentForm = () => '';
const toAlternative: ComponentForm = ({attributes: {alt = ''}}) => alt;
const toLink: ComponentForm = ({attributes: {href, to = href ?? ''}, children}) =>
  `[${children}](${to})`;

/** An admonition as a quotation below its label. */
export function toAdmonition(label: string, children: string): string {
  const text = `**${label}**\n\n${children}`;
  return text.replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>');
}

/** `note` becomes "Note". */
export function toLabel(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** The forms of what Docusaurus brings, and of HTML whose content alone matters. */
export const COMPONENT_FORMS: ComponentForms = {
  Tabs: inner,
  TabItem: ({attributes: {value = '', label = value}, children}) =>
    `**${label}**\n\n${children}`,
  Admonition: ({attributes: {type = 'note', title = toLabel(type)}, children}) =>
    toAdmonition(title, children),
  Link: toLink,
  a: toLink,
  Details: inner,
  Translate: inner,
  CodeBlock: ({attributes: {language = '', title = ''}, children}) =>
    joinBlocks([title && `${title}:`, toFence(children, language)]),
  BrowserOnly: nothing,
  TOCInline: nothing,
  Head: nothing,
  head: nothing,
  script: nothing,
  style: nothing,
  br: () => ' ',
  img: toAlternative,
  ThemedImage: toAlternative,
  summary: ({children}) => `**${children}**`,
};
