import {translate} from '@docusaurus/Translate';

export type ViewerAction = 'in' | 'out' | 'fit' | 'close';

interface ViewerButton {
  readonly action: ViewerAction;
  readonly text: string;
  readonly name: string;
}

function listButtons(): readonly ViewerButton[] {
  const close = translate({
    id: 'theme.diagram.close',
    message: 'Close',
    description: 'The button that closes an enlarged diagram',
  });
  return [
    {
      action: 'in',
      text: '+',
      name: translate({
        id: 'theme.diagram.zoomIn',
        message: 'Zoom in',
        description: 'The ARIA label of a button beside an enlarged diagram',
      }),
    },
    {
      action: 'out',
      text: '−',
      name: translate({
        id: 'theme.diagram.zoomOut',
        message: 'Zoom out',
        description: 'The ARIA label of a button beside an enlarged diagram',
      }),
    },
    {
      action: 'fit',
      text: translate({
        id: 'theme.diagram.fit',
        message: 'Fit',
        description: 'The button that shows the whole of an enlarged diagram',
      }),
      name: translate({
        id: 'theme.diagram.fitName',
        message: 'Fit to window',
        description: 'The ARIA label of a button beside an enlarged diagram',
      }),
    },
    {action: 'close', text: close, name: close},
  ];
}

export interface Viewer {
  readonly dialog: HTMLDialogElement;
  /** What shows the diagram and follows the pointers. */
  readonly stage: HTMLElement;
  readonly svg: SVGSVGElement;
}

/** The dialog with its buttons and a copy of the diagram, not yet in the document. */
export function createDialog(
  original: SVGSVGElement,
  title: string,
  act: (action: ViewerAction) => void,
): Viewer {
  const dialog = document.createElement('dialog');
  dialog.className = 'diagram-viewer';
  dialog.setAttribute('aria-label', title);

  const bar = document.createElement('div');
  bar.className = 'diagram-viewer__bar';
  const heading = document.createElement('div');
  heading.className = 'diagram-viewer__title';
  heading.textContent = title;
  const group = document.createElement('div');
  group.className = 'diagram-viewer__buttons';
  for (const {action, text, name} of listButtons()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.setAttribute('aria-label', name);
    button.addEventListener('click', () => act(action));
    group.append(button);
  }
  bar.append(heading, group);

  const stage = document.createElement('div');
  stage.className = 'diagram diagram-viewer__stage';
  stage.tabIndex = 0;
  stage.setAttribute('role', 'group');
  stage.setAttribute(
    'aria-label',
    translate({
      id: 'theme.diagram.keys',
      message:
        'Plus and minus zoom, arrow keys move, zero fits the diagram to the window',
      description: 'The ARIA label of an enlarged diagram',
    }),
  );
  const svg = copySvg(original);
  stage.append(svg);
  dialog.append(bar, stage);
  return {dialog, stage, svg};
}

/** A copy that fills its box, with ids of its own. */
function copySvg(original: SVGSVGElement): SVGSVGElement {
  const svg = original.cloneNode(true) as SVGSVGElement;
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const attribute of element.attributes) {
      if (/^(?:id|aria-.*|marker-.*)$/.test(attribute.name))
        attribute.value = attribute.value.replaceAll(/\bd[\da-f]{8}-/g, 'viewer-$&');
    }
  }
  svg.removeAttribute('class');
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', '100%');
  return svg;
}
