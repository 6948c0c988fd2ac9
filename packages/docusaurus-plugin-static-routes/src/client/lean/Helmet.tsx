import {Children, Component, Fragment, isValidElement, type ReactNode} from 'react';

/** What a page says of itself: attributes in the spelling of HTML. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
/** A text, or its pieces, as JSX makes them of `a {b}`. */
type Text = string | readonly string[];

/** By these attributes a tag takes the place of one that was said before, further out. */
const IDENTITIES = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['cssText'],
};
type TagName = keyof typeof IDENTITIES;
const TAG_NAMES = Object.keys(IDENTITIES) as TagName[];
/** Properties that hold what stands within a tag; all others are attributes. */
const CONTENT = /^(?:innerHTML|cssText)$/;

type HeadProps = Readonly<Record<string, unknown>>;

function toAttributes({
  children,
  ...rest
}: HeadProps): Record<string, Attributes[string]> {
  return Object.fromEntries(
    Object.entries(rest as Attributes).map(([name, value]) => [
      {className: 'class', httpEquiv: 'http-equiv'}[name] ??
        (CONTENT.test(name) ? name : name.toLowerCase()),
      value,
    ]),
  );
}

function join(text: Text): string {
  return [text].flat().join('');
}

/** What the elements within `<Head>` say, as its properties would. */
function readChildren(children: ReactNode): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  Children.forEach(children, (child) => {
    if (!isValidElement<HeadProps>(child)) return;
    const {type, props} = child;
    const content = props['children'];
    const attributes = toAttributes(props);
    if (type === Fragment) Object.assign(said, readChildren(content as ReactNode));
    else if (type === 'title') said['title'] = content;
    else if (type === 'html' || type === 'body') said[`${type}Attributes`] = attributes;
    else if (TAG_NAMES.includes(type as TagName)) {
      if (content !== undefined) {
        attributes[type === 'style' ? 'cssText' : 'innerHTML'] = join(content as Text);
      }
      const name = type as TagName;
      said[name] = [...((said[name] ?? []) as Attributes[]), attributes];
    } else throw new Error(`<Head> takes no <${String(type)}>.`);
  });
  return said;
}

/** The attribute that tells which tag it is, or none: such a tag is left out. */
function identify(tag: Attributes, names: readonly string[]): string | undefined {
  let identity: string | undefined;
  for (const name of Object.keys(tag)) {
    const isSettled =
      (identity === 'rel' && /^canonical$/i.test(String(tag['rel']))) ||
      (name === 'rel' && /^stylesheet$/i.test(String(tag['rel'])));
    if (names.includes(name) && !isSettled) identity = name;
  }
  return identity !== undefined && tag[identity] ? identity : undefined;
}

/** The tags of one name: what is said further in stands for what is said further out. */
function collectTags(heads: readonly HeadProps[], name: TagName): readonly Attributes[] {
  const seen = new Set<string>();
  return [...heads]
    .reverse()
    .map((head) => {
      const own = [(head[name] ?? []) as Attributes | readonly Attributes[]].flat();
      const known = own.map((tag) => {
        const identity = identify(tag, IDENTITIES[name]);
        return identity && `${identity}=${String(tag[identity]).toLowerCase()}`;
      });
      const added = own.filter((_, index) => known[index] && !seen.has(known[index]));
      for (const key of known) if (key) seen.add(key);
      return added;
    })
    .reverse()
    .flat();
}

function createTag(name: TagName, attributes: Attributes): HTMLElement {
  const tag = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'innerHTML') tag.innerHTML = String(value);
    else if (attribute === 'cssText') tag.append(String(value));
    else tag.setAttribute(attribute, String(value ?? ''));
  }
  tag.setAttribute('data-rh', 'true');
  return tag;
}

function updateTags(name: TagName, tags: readonly Attributes[]): void {
  const old = [...document.head.querySelectorAll(`${name}[data-rh]`)];
  const added = tags
    .map((attributes) => createTag(name, attributes))
    .filter((tag) => {
      const index = old.findIndex((other) => other.isEqualNode(tag));
      if (index >= 0) old.splice(index, 1);
      return index < 0;
    });
  for (const tag of old) tag.remove();
  document.head.append(...added);
}

/** `data-rh` tells which attributes are this module's to take away. */
function updateAttributes(element: Element, attributes: Attributes): void {
  const names = Object.keys(attributes);
  const old = element.getAttribute('data-rh')?.split(',') ?? [];
  for (const name of old) if (!names.includes(name)) element.removeAttribute(name);
  for (const name of names) {
    const value = String(attributes[name] ?? '');
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (names.length > 0) element.setAttribute('data-rh', names.join(','));
  else element.removeAttribute('data-rh');
}

/** Of every `<Head>` of the page, the outermost first. */
const mounted: {readonly head: HeadProps}[] = [];
let frame = 0;

function updateDocument(): void {
  const heads = mounted.map(({head}) => head);
  const last = (name: string): unknown =>
    heads.reduce<unknown>((said, head) => (name in head ? head[name] : said), undefined);
  const merge = (name: string): Attributes =>
    Object.assign({}, ...heads.map((head) => head[name])) as Attributes;
  updateAttributes(document.body, merge('bodyAttributes'));
  updateAttributes(document.documentElement, merge('htmlAttributes'));
  const said = join((last('title') ?? '') as Text);
  const template = last('titleTemplate');
  const title =
    said && typeof template === 'string'
      ? template.replaceAll('%s', () => said)
      : said || last('defaultTitle');
  if (typeof title === 'string' && document.title !== title) document.title = title;
  for (const name of TAG_NAMES) updateTags(name, collectTags(heads, name));
}

function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(updateDocument);
}

/**
 * The head of the document, in the browser. In place of react-helmet-async 1.3, whose larger part is
 * for the build of static HTML and for comparing elements.
 */
export class Helmet extends Component<HeadProps> {
  head: HeadProps = {};
  private isMounted = false;

  override shouldComponentUpdate(props: HeadProps): boolean {
    return JSON.stringify(toHead(props)) !== JSON.stringify(this.head);
  }

  override componentDidUpdate(): void {
    schedule();
  }

  override componentWillUnmount(): void {
    mounted.splice(mounted.indexOf(this), 1);
    schedule();
  }

  override render(): null {
    this.head = toHead(this.props);
    // While it is rendered, for only then is what stands further out first.
    if (!this.isMounted) {
      this.isMounted = true;
      mounted.push(this);
      schedule();
    }
    return null;
  }
}

function toHead({children, ...props}: HeadProps): HeadProps {
  return {...props, ...readChildren(children as ReactNode)};
}

/** The pages of a build have a head each; the browser has one. */
export function HelmetProvider({children}: {readonly children?: ReactNode}): ReactNode {
  return children;
}
