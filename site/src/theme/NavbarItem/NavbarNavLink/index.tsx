import type {ReactNode} from 'react';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';

/**
 * Lets `activeBasePath` count for the item of a sidebar, too. The theme marks such an item on the
 * docs of the sidebar only, and so not on the pages of the reference.
 */
export default function NavLink({isActive, ...props}: Props): ReactNode {
  const own = props.activeBasePath === undefined && isActive ? {isActive} : {};
  return <NavbarNavLink {...props} {...own} />;
}
