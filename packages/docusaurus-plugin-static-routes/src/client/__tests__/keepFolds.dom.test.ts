import {beforeEach, expect, it} from 'vitest';
import {onRouteDidUpdate, onRouteUpdate} from '../keepFolds';

type Update = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];
type Location = Update['location'];

let shown: Location | null = null;

const A = '<details>a</details><details open>b</details>';
const B = '<details>c</details>';

/** Leads to an entry of the history as Docusaurus does, with the page as it was built. */
function goTo(pathname: string, key: string | undefined, html: string): void {
  show(pathname, key, `<details></details><div id="static-content">${html}</div>`);
}

function show(pathname: string, key: string | undefined, body: string): void {
  const location = {pathname, ...(key !== undefined && {key})} as Location;
  const update: Update = {previousLocation: shown, location};
  const leave = onRouteUpdate?.(update);
  if (typeof leave === 'function') leave();
  if (location.pathname !== shown?.pathname) {
    document.body.innerHTML = body;
  }
  onRouteDidUpdate?.(update);
  shown = location;
}

function folds(): readonly HTMLDetailsElement[] {
  return [
    ...document.querySelectorAll<HTMLDetailsElement>(
      '#static-content details, main details',
    ),
  ];
}

function areOpen(): readonly boolean[] {
  return folds().map(({open}) => open);
}

/** Opens what is closed, and the other way round. */
function toggleAll(): void {
  for (const fold of folds()) fold.open = !fold.open;
}

beforeEach(() => {
  goTo('/before', 'before', '');
});

it('opens and closes after Back what a reader has opened and closed', () => {
  goTo('/a', '1', A);
  toggleAll();
  goTo('/b', '2', B);
  expect(areOpen()).toEqual([false]);
  goTo('/a', '1', A);
  expect(areOpen()).toEqual([true, false]);
});

it('leaves a page that a link leads to as it was built', () => {
  goTo('/c', '3', A);
  toggleAll();
  goTo('/b', '4', B);
  goTo('/c', '5', A);
  expect(areOpen()).toEqual([false, true]);
});

it('leaves folds alone on the way to a place on the page and back', () => {
  goTo('/a', '6', A);
  toggleAll();
  goTo('/a', '7', A);
  toggleAll();
  goTo('/a', '6', A);
  expect(areOpen()).toEqual([false, true]);
});

it('distinguishes entries without a key by their page', () => {
  goTo('/a', undefined, A);
  toggleAll();
  goTo('/b', undefined, B);
  expect(areOpen()).toEqual([false]);
  goTo('/a', undefined, A);
  expect(areOpen()).toEqual([true, false]);
});

it('opens a fold of a guide by a click, which its component hears', () => {
  const guide =
    '<aside><details></details></aside><main><details data-collapsed="true"><summary>a</summary></details></main>';
  show('/d', '8', guide);
  folds()[0]?.querySelector('summary')?.click();
  goTo('/b', '9', B);
  const clicked: boolean[] = [];
  const listen = ({target}: Event): unknown =>
    clicked.push(target instanceof Element && target.matches('summary'));
  document.body.addEventListener('click', listen);
  show('/d', '8', guide);
  document.body.removeEventListener('click', listen);
  expect(clicked).toEqual([true]);
  expect(areOpen()).toEqual([true]);
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});
