import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {
  createStorageSlot,
  ThemeClassNames,
  useThemeConfig,
} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/**
 * The bar above the navbar. Replaces the one of @docusaurus/theme-classic 3.9.2: a named
 * region and not a second banner, and coloured by the style sheet alone.
 */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const id = announcementBar?.id;

  useEffect(() => {
    // The script before the first paint does not know which announcement was closed. This
    // runs before the theme stores the id of the present one.
    if (createStorageSlot('docusaurus.announcement.id').get() !== id) {
      document.documentElement.setAttribute(
        'data-announcement-bar-initially-dismissed',
        'false',
      );
    }
  }, [id]);

  if (!announcementBar || !isActive) {
    return null;
  }
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      role="region"
      aria-label={translate({
        id: 'theme.AnnouncementBar.name',
        message: 'Announcement',
        description: 'The ARIA label of the bar above the navbar',
      })}
    >
      <Content className={styles.content} />
      {announcementBar.isCloseable && (
        <CloseButton className={styles.close} onClick={close} />
      )}
    </div>
  );
}
