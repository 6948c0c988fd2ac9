/**
 * Replaces `prism-react-renderer` in the bundles. theme-classic 3.9.2 imports it in a
 * client module, which would ship the highlighter to every reader. Can go when theme-classic
 * lets a theme leave that module out.
 */
export const Prism = {};
