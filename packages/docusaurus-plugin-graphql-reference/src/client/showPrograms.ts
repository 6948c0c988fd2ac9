import {translate} from '@docusaurus/Translate';
import {codeFrame, type CreateElement} from 'docusaurus-theme-static-code/codeFrame';
import {codeTabs} from 'docusaurus-theme-static-code/codeTabs';
import {frameWords} from 'docusaurus-theme-static-code/frameWords';
import {highlight} from 'docusaurus-theme-static-code/highlight';
import {restoreTabs} from 'docusaurus-theme-static-code/tabs';
import {PROGRAMS} from 'graphql-examples/programs';
import type {Request} from 'graphql-examples/programs';
import type {RequestData} from '../options/toRequestData';

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

function parseObject(text: string): Request['variables'] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null;
    return isObject ? (value as Request['variables']) : undefined;
  } catch {
    return undefined;
  }
}

interface Variables {
  /** The last block of the request. */
  readonly last: Element;
  readonly variables: Request['variables'];
}

/** The variables of a request: JSON before the next request, with names that the document has. */
function findVariables(figure: Element, document: string): Variables {
  const names = new Set(document.match(/\$\w+/g));
  let next = figure.nextElementSibling;
  while (next && !next.querySelector('code.language-graphql')) {
    const variables = parseObject(codeOf(next));
    if (variables && Object.keys(variables).every((name) => names.has(`$${name}`)))
      return {last: next, variables};
    next = next.nextElementSibling;
  }
  return {last: figure, variables: {}};
}

/** Shows the request above a link as programs, below its variables, and moves the focus to their tabs. */
export function showPrograms(link: HTMLAnchorElement): void {
  const figure = link.closest('figure');
  if (!figure) throw new Error('The link is in no code block.');
  const {operation, target, tabs} = JSON.parse(link.dataset['request']!) as RequestData;
  const text = codeOf(figure).trim();
  const {last, variables} = findVariables(figure, text);
  const request: Request = {operation, document: text, variables, files: []};
  const words = frameWords();
  const row = codeTabs<Element>(create, {
    id: `programs-${document.querySelectorAll('.code-tabs').length}`,
    label: translate({
      id: 'theme.graphql.request.programs',
      message: 'The request in other languages',
      description: 'The accessible name of the tabs below a request',
    }),
    group: 'language',
    tabs: tabs.flatMap((id) => {
      const {label, language, print} = PROGRAMS[id];
      const program = print(request, target);
      const code = create('code', {});
      code.innerHTML = highlight(program ?? '', language);
      return program === undefined
        ? []
        : [
            {
              id,
              label,
              content: [codeFrame(create, {caption: label, name: label, code, words})],
            },
          ];
    }),
  });
  last.after(row);
  link.hidden = true;
  restoreTabs();
  row.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
}
