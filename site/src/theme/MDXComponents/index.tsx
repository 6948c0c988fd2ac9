import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';

/** A wide table scrolls in a box of its own, which the keyboard must reach to scroll it. */
const SCROLL_BOX = {
  className: 'table-box',
  tabIndex: 0,
  role: 'group',
  'aria-label': 'Table',
};

function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div {...SCROLL_BOX}>
      <table {...props} />
    </div>
  );
}

/** The elements of guides and posts, with tables that can be scrolled without a mouse. */
export default {...MDXComponents, table: Table};
