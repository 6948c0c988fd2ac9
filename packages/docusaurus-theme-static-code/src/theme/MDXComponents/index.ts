import MDXComponents from '@theme-init/MDXComponents';
import StaticCode from '@theme/StaticCode';
import StaticDiagram from '@theme/StaticDiagram';

/** The MDX elements of theme-classic, and those that the remark plugin writes. */
export default {...MDXComponents, StaticCode, StaticDiagram};
