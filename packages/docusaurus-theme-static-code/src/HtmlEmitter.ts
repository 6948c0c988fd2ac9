import type {Emitter} from 'highlight.js';
import {escapeText} from './escape';
import {classByScope} from './tokenClasses';

/** What is written of a scope that is open. */
interface OpenScope {
  /** The class of the stylesheet; none where what is in the scope stays text. */
  readonly name: string | undefined;
  html: string;
}

/** `title.class` is `title class_` where highlight.js writes it as classes. */
function toScopes(name: string): readonly string[] {
  return name.split('.').map((part, index) => part + '_'.repeat(index));
}

function findClass(name: string): string | undefined {
  const scopes = toScopes(name);
  return classByScope[scopes.join(' ')] ?? classByScope[scopes[0]!];
}

/**
 * What highlight.js writes to while it reads code: text and `<span class="hl-…">` only. It has an option for it, as
 * lowlight uses it; lowlight itself brings all languages along, 190 modules that are loaded for nothing.
 */
export class HtmlEmitter implements Emitter {
  private readonly open: [OpenScope, ...OpenScope[]] = [{name: undefined, html: ''}];

  addText(text: string): void {
    this.open.at(-1)!.html += escapeText(text);
  }

  startScope(name: string): void {
    this.openNode(name);
  }

  endScope(): void {
    this.closeNode();
  }

  openNode(name: string): void {
    this.open.push({name: findClass(name), html: ''});
  }

  closeNode(): void {
    if (this.open.length === 1) return;
    const {name, html} = this.open.pop()!;
    this.open.at(-1)!.html +=
      name === undefined || html === ''
        ? html
        : `<span class="hl-${name}">${html}</span>`;
  }

  /** Code in another language, as JSON in an HTTP message. */
  __addSublanguage(emitter: Emitter): void {
    this.open.at(-1)!.html += emitter.toHTML();
  }

  finalize(): void {
    while (this.open.length > 1) this.closeNode();
  }

  toHTML(): string {
    return this.open[0].html;
  }
}
