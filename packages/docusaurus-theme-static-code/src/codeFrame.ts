import type {CodeLink} from './remark/describeBlock';

/** Makes an element: React's `createElement`, or a function that makes nodes of hast. */
export type CreateElement<Node> = (
  name: string,
  properties: Readonly<Record<string, string | number>>,
  ...children: (Node | string)[]
) => Node;

/** The words of a frame, in the language of the page. */
export interface FrameWords {
  /** On the button that copies: "Copy". */
  readonly copy: string;
  /** Before the caption of code that is wrong on purpose: "Refused". */
  readonly refused: string;
  /** Before the reason why code is refused: "Error:". */
  readonly error: string;
}

/** What is in a frame. */
export interface FrameOptions<Node> {
  /** Above the box: a title, or the name of the language. */
  readonly caption: string;
  /** A link beside the caption. */
  readonly link?: CodeLink | undefined;
  /** Accessible name of the box if it can scroll, because the keyboard must reach it then. */
  readonly name?: string | undefined;
  /** The code, as a `code` element. */
  readonly code: Node;
  /** Folds long code after 20 lines, with this text beside the checkbox that shows all: "Show all 58 lines". */
  readonly fold?: string | undefined;
  /** Further classes of the box. */
  readonly boxClass?: string;
  /**
   * Marks the code as wrong on purpose and is the reason below it, if it is not empty. Such code
   * has no copy button.
   */
  readonly refusal?: string | undefined;
  readonly words: FrameWords;
}

/**
 * The frame of a code block: caption and copy button above a box that scrolls. It prints every
 * code block, be it a component or HTML made of Markdown.
 *
 * @param create makes the elements: `createElement` of React, or one that makes nodes of hast
 * @returns a `figure`, in the classes of the theme's stylesheet
 *
 * @example
 * codeFrame(createElement, {
 *   caption: 'client.ts',
 *   name: 'client.ts',
 *   code: <code>{'const a = 1;'}</code>,
 *   words: {copy: 'Copy', refused: 'Refused', error: 'Error:'},
 * });
 */
export function codeFrame<Node>(
  create: CreateElement<Node>,
  {caption, link, name, code, fold, boxClass, refusal, words}: FrameOptions<Node>,
): Node {
  const isRefused = refusal !== undefined;
  const linked = link
    ? [' ', create('a', {href: link.href, 'data-request': link.data}, link.text)]
    : [];
  const heading = isRefused
    ? [create('strong', {className: 'code-frame__mark'}, words.refused), ` ${caption}`]
    : [caption, ...linked];
  const button = {type: 'button', className: 'code-frame__button', 'data-copy': ''};
  const box = {
    className: ['code-frame__box', boxClass ?? []].flat().join(' '),
    ...(name !== undefined && {tabIndex: 0, role: 'group', 'aria-label': name}),
  };
  const toFold = (text: string): Node =>
    create(
      'label',
      {className: 'code-frame__fold'},
      create('input', {type: 'checkbox'}),
      ` ${text}`,
    );
  return create(
    'figure',
    {className: isRefused ? 'code-frame code-frame--refused' : 'code-frame'},
    create('figcaption', {className: 'code-frame__caption'}, ...heading),
    ...(isRefused ? [] : [create('button', button, words.copy)]),
    create('pre', box, code),
    ...(isRefused || fold === undefined ? [] : [toFold(fold)]),
    ...(refusal
      ? [create('p', {className: 'code-frame__refusal'}, `${words.error} ${refusal}`)]
      : []),
  );
}
