import MDXComponents from '@theme-init/MDXComponents';
import StaticCode from '@theme/StaticCode';

/** The MDX elements of theme-classic, and the one that the remark plugin writes. */
export default {...MDXComponents, StaticCode};
