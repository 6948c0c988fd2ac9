/**
 * PostCSS: leaves out the classic theme's rule (3.9.2) that draws no outline after a press of the
 * mouse. Browsers draw none themselves then (`:focus-visible`), and with the rule they compute the
 * styles of the whole page anew at each press and, as the theme puts its class back, with each page
 * that is opened.
 */
export const focusByKeyboard: {
  readonly postcssPlugin: string;
  readonly Rule: (rule: {readonly selector: string; remove: () => void}) => void;
};
