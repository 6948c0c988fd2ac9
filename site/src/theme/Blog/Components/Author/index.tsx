import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author';
import AuthorSocials from '@theme/Blog/Components/Author/Socials';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Side of the picture in px; its style may draw it in another size. */
const PICTURE_SIZE = 96;

/**
 * An author with name, picture and role. Replaces the component of
 * @docusaurus/theme-classic 3.9.2, whose picture has no width and height, so that the page
 * jumps when it arrives.
 */
export default function BlogAuthor({as, author, className, count}: Props): ReactNode {
  const {name, title, url, imageURL, email, page} = author;
  const href = page?.permalink ?? url ?? (email ? `mailto:${email}` : undefined);
  const linkedName = href === undefined ? name : <Link href={href}>{name}</Link>;
  return (
    <div className={clsx('avatar margin-bottom--sm', className)}>
      {imageURL && (
        // The name stands beside it.
        <img
          className="avatar__photo"
          src={imageURL}
          alt=""
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
        />
      )}
      <div className={clsx('avatar__intro', styles.details)}>
        {as ? (
          <Heading as={as} className={styles.heading} translate="no">
            {linkedName}
          </Heading>
        ) : (
          <span className="avatar__name" translate="no">
            {linkedName}
          </span>
        )}
        {title && <small>{title}</small>}
        {count !== undefined && (
          <small>{count === 1 ? '1 post' : `${count} posts`}</small>
        )}
        <AuthorSocials author={author} />
      </div>
    </div>
  );
}
