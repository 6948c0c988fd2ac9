import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import styles from './styles.module.css';

/**
 * The menu of small screens, as a modal dialog: the focus goes into it, stays in it, and returns
 * to the button that opened it; Escape closes it. The one of @docusaurus/theme-classic 3.9.2 only
 * lies above the page.
 */
export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);
  const close = () => {
    if (shown) toggle();
  };
  return (
    // The click is one beside the menu, for which a reader has Escape and the button as well.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({id: 'theme.navbar.menu', message: 'Menu'})}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <Layout {...props} />
    </dialog>
  );
}
