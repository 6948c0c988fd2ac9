/** Makes an element: React's `createElement`, or a function that makes nodes of hast. */
export type CreateElement<Node> = (
  name: string,
  properties: Readonly<Record<string, string | number>>,
  ...children: (Node | string)[]
) => Node;

/** What stands in a frame beside its content. */
export interface FrameOptions<Node> {
  /** What stands above the box: a title, or the name of the language. */
  readonly caption: string;
  /** Accessible name of the box, where it can scroll; it needs none where it cannot. */
  readonly name?: string | undefined;
  /** The code, as a `code` element. */
  readonly code: Node;
  /** Further classes of the box. */
  readonly boxClass?: string;
  /**
   * Marks the code as wrong on purpose, and says why below it; an empty text says no reason. Such
   * code has no copy button.
   */
  readonly refusal?: string | undefined;
  /** The words of the frame, in the language of the page. */
  readonly words: FrameWords;
}

/** What a frame says beside caption and code. */
export interface FrameWords {
  /** On the button that copies: "Copy". */
  readonly copy: string;
  /** Before the caption of code that is wrong on purpose: "Refused". */
  readonly refused: string;
  /** Before the reason why code is refused: "Error:". */
  readonly error: string;
}

/** The text of the button, and the attribute by which a client module knows it. */
export interface FrameButton {
  readonly text: string;
  readonly attribute: `data-${string}`;
}

/**
 * The frame of a code block: caption and copy button above a box that scrolls. Every code
 * block is printed by this one function, be it a component or HTML made of Markdown.
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
  {caption, name, code, boxClass, refusal, words}: FrameOptions<Node>,
): Node {
  const box = create('pre', createBoxProperties(name, boxClass), code);
  if (refusal !== undefined) return refusedFrame(create, {caption, box, refusal, words});
  return frame(create, {
    caption,
    button: {text: words.copy, attribute: 'data-copy'},
    box,
  });
}

/** The frame of code that is wrong on purpose. That it is refused is said in words. */
function refusedFrame<Node>(
  create: CreateElement<Node>,
  parts: {
    readonly caption: string;
    readonly box: Node;
    readonly refusal: string;
    readonly words: FrameWords;
  },
): Node {
  const {caption, box, refusal, words} = parts;
  return create(
    'figure',
    {className: 'code-frame code-frame--refused'},
    create(
      'figcaption',
      {className: 'code-frame__caption'},
      create('strong', {className: 'code-frame__mark'}, words.refused),
      ` ${caption}`,
    ),
    box,
    ...(refusal === ''
      ? []
      : [create('p', {className: 'code-frame__refusal'}, `${words.error} ${refusal}`)]),
  );
}

/**
 * The frame itself, around a box of any kind.
 *
 * @returns a `figure` with a caption and a button above the box
 */
export function frame<Node>(
  create: CreateElement<Node>,
  parts: {
    readonly caption: string;
    readonly button: FrameButton;
    readonly box: Node;
    /** Further classes of the frame. */
    readonly frameClass?: string;
  },
): Node {
  const {caption, button, box, frameClass} = parts;
  return create(
    'figure',
    {className: join('code-frame', frameClass)},
    create('figcaption', {className: 'code-frame__caption'}, caption),
    create(
      'button',
      {type: 'button', className: 'code-frame__button', [button.attribute]: ''},
      button.text,
    ),
    box,
  );
}

/**
 * The properties of the box of a frame. What scrolls must be within reach of the keyboard, and
 * so needs a name.
 */
export function createBoxProperties(
  name: string | undefined,
  boxClass?: string,
): Readonly<Record<string, string | number>> {
  return {
    className: join('code-frame__box', boxClass),
    ...(name !== undefined && {tabIndex: 0, role: 'group', 'aria-label': name}),
  };
}

function join(...classes: readonly (string | undefined)[]): string {
  return classes.filter((one) => one !== undefined).join(' ');
}
