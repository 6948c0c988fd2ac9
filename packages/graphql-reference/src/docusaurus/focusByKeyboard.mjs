export const focusByKeyboard = {
  postcssPlugin: 'focus-by-keyboard',
  Rule(rule) {
    if (rule.selector.includes('.navigation-with-keyboard')) rule.remove();
  },
};
