/** Stands for the class that the theme gives the body while a reader uses the keyboard. */
const KEYBOARD_CLASS = '.navigation-with-keyboard';

/**
 * PostCSS: leaves out the theme's rule that draws no outline after a press of the mouse. Browsers
 * draw none themselves then (`:focus-visible`), and with it they compute the styles of the whole
 * page anew at each press and, as the theme puts the class back, with each page that is opened.
 */
export const focusByKeyboard = {
  postcssPlugin: 'focus-by-keyboard',
  Rule(rule: {readonly selector: string; remove: () => void}): void {
    if (rule.selector.includes(KEYBOARD_CLASS)) rule.remove();
  },
};
