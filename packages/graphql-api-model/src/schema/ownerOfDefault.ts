import {Lexer, Source, TokenKind, type Token} from 'graphql';

/**
 * The coordinate of the argument or input field whose default holds the offset, in a text
 * that can be read as tokens up to there, though not parsed.
 */
export function ownerOfDefault(text: string, offset: number): string | undefined {
  const lexer = new Lexer(new Source(text));
  const position = new Position();
  for (let token = lexer.advance(); token.start < offset; token = lexer.advance()) {
    position.pass(token);
  }
  return position.ownerOfDefault;
}

/** What a reader of the tokens knows so far. */
class Position {
  #brackets = '';
  #owner = '';
  #field = '';
  #argument = '';
  /** How deep in brackets the latest default began, while it lasts. */
  #defaultDepth: number | undefined;

  get ownerOfDefault(): string | undefined {
    return this.#defaultDepth === undefined || this.#brackets.length <= this.#defaultDepth
      ? undefined
      : this.#owner + this.#field + this.#argument;
  }

  pass(token: Token): void {
    switch (token.kind) {
      case TokenKind.PAREN_L:
        // Arguments of a field follow its name; those of an applied directive a type.
        if (token.prev?.prev?.kind !== TokenKind.AT) this.#startField(token);
        this.#brackets += token.kind;
        break;
      case TokenKind.BRACE_L:
      case TokenKind.BRACKET_L:
        this.#brackets += token.kind;
        break;
      case TokenKind.BRACE_R:
      case TokenKind.PAREN_R:
      case TokenKind.BRACKET_R:
        this.#brackets = this.#brackets.slice(0, -1);
        break;
      case TokenKind.EQUALS:
        this.#defaultDepth = this.#brackets.length;
        break;
      case TokenKind.AT:
        this.#endDefault();
        break;
      case TokenKind.COLON:
        this.#endDefault();
        this.#startField(token);
        this.#startArgument(token);
        break;
      case TokenKind.NAME:
        if (this.#brackets === '') this.#startDefinition(token);
        break;
      default:
    }
  }

  #endDefault(): void {
    if (this.#defaultDepth === this.#brackets.length) this.#defaultDepth = undefined;
  }

  #startDefinition({value, prev}: Token): void {
    if (prev?.kind === TokenKind.AT && prev.prev?.value === 'directive') {
      this.#owner = `@${value}`;
    } else if (prev?.kind === TokenKind.NAME && prev.value !== 'extend') {
      this.#owner = value;
    }
    this.#field = '';
    this.#argument = '';
  }

  #startField({prev}: Token): void {
    if (this.#brackets !== '{' || prev?.kind !== TokenKind.NAME) return;
    this.#field = `.${prev.value}`;
    this.#argument = '';
  }

  #startArgument({prev}: Token): void {
    if (this.#brackets === '{(' || this.#brackets === '(') {
      this.#argument = `(${prev?.value ?? ''}:)`;
    }
  }
}
