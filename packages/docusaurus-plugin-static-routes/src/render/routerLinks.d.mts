import type {AnchorHTMLAttributes, ReactNode} from 'react';

export {NavLink} from 'react-router-dom';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string | object;
  readonly innerRef?: unknown;
  readonly replace?: boolean;
  readonly component?: unknown;
}

export function Link(props: LinkProps): ReactNode;
