import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {clsx} from 'clsx';
import {useDayFormat} from '@site/src/components/useDayFormat';

/**
 * The day of a post and how long it takes to read. Replaces the component of
 * @docusaurus/theme-classic 3.9.2, which writes days as "June 16, 2025".
 */
export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {date, readingTime = 0} = useBlogPost().metadata;
  const {selectMessage} = usePluralForm();
  const toDay = useDayFormat({year: 'numeric'});
  const minutes = Math.ceil(readingTime);
  const messages = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      message: 'One min read|{readingTime} min read',
    },
    {readingTime: minutes},
  );
  return (
    <div className={clsx('margin-vert--md', className)}>
      <time dateTime={date}>{toDay(date)}</time>
      {minutes > 0 && ` · ${selectMessage(minutes, messages)}`}
    </div>
  );
}
