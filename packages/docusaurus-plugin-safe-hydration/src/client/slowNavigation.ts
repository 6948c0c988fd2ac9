import globalData from '@generated/globalData';
import {type NavigationTexts, PATIENCE, showRetry} from '../watchScript';

const texts = globalData['docusaurus-plugin-safe-hydration']?.[
  'default'
] as NavigationTexts;

let end = (): void => undefined;

/**
 * Docusaurus keeps the old page until all of the next one is there, for however long. A reader who
 * has waited for long is told so, and can have the browser load the page instead.
 */
export function onRouteUpdate(): () => void {
  // Another link may be followed while a page is on its way.
  end();
  let box: HTMLElement | undefined;
  const timer = setTimeout(() => {
    box = showRetry(texts.latePage, texts.noAnswer, texts.retry);
  }, PATIENCE);
  end = () => {
    clearTimeout(timer);
    box?.remove();
  };
  return end;
}

export function onRouteDidUpdate(): void {
  end();
  // Of the script in the head, which told of parts of the first page that came late.
  document.querySelector('#safe-hydration')?.remove();
}
