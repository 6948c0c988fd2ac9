import {translate} from '@docusaurus/Translate';
import {codeFrame, type CreateElement} from 'docusaurus-theme-static-code/codeFrame';
import {codeTabs} from 'docusaurus-theme-static-code/codeTabs';
import {frameWords} from 'docusaurus-theme-static-code/frameWords';
import {restoreTabs} from 'docusaurus-theme-static-code/tabs';
import {PROGRAMS} from '../requests/programs';
import type {Request} from '../requests/Request';
import type {RequestLink} from '../samples/createRequestLink';

const create: CreateElement<Element> = (name, properties, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    element.setAttribute(key === 'className' ? 'class' : key, String(value));
  }
  element.append(...children);
  return element;
};

function codeOf(figure: Element): string {
  return figure.querySelector('code')?.textContent ?? '';
}

/** The block of variables between a request and the next one. */
function findVariables(figure: Element): Element | undefined {
  let next = figure.nextElementSibling;
  while (next && !next.querySelector('code.language-graphql')) {
    const caption = next.querySelector(':scope > figcaption')?.textContent;
    if (caption === 'Variables') return next;
    next = next.nextElementSibling;
  }
  return undefined;
}

/** Shows the request above a link as programs, below its variables, and moves the focus to their tabs. */
export function showPrograms(link: HTMLAnchorElement): void {
  const figure = link.closest('figure');
  if (!figure) throw new Error('The link is in no code block.');
  const {operation, target, tabs} = JSON.parse(link.dataset['request']!) as RequestLink;
  const variables = findVariables(figure);
  const request: Request = {
    operation,
    document: codeOf(figure).trim(),
    variables: variables ? (JSON.parse(codeOf(variables)) as Request['variables']) : {},
    files: [],
  };
  const words = frameWords();
  const row = codeTabs<Element>(create, {
    id: `programs-${document.querySelectorAll('.code-tabs').length}`,
    label: translate({
      id: 'theme.graphql.request.programs',
      message: 'The request in other languages',
      description: 'The accessible name of the tabs below a request of a guide',
    }),
    group: 'language',
    tabs: tabs.flatMap((id) => {
      const {label, print} = PROGRAMS[id];
      const text = print(request, target);
      const code = create('code', {}, text ?? '');
      const name = label;
      return text === undefined
        ? []
        : [
            {
              id,
              label,
              content: [codeFrame(create, {caption: label, name, code, words})],
            },
          ];
    }),
  });
  (variables ?? figure).after(row);
  link.hidden = true;
  restoreTabs();
  row.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
}
