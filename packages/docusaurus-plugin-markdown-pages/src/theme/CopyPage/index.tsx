import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {clsx} from 'clsx';
import {copyText, fetchText} from 'docusaurus-plugin-markdown-pages/clipboard';
import {toMarkdownHref} from 'docusaurus-plugin-markdown-pages/toMarkdownHref';
import {type MouseEvent, type ReactNode, useState} from 'react';
import styles from './styles.module.css';

/** How long the link shows that it has copied, in milliseconds. */
const SHOWN = 2000;

/** A link to the Markdown of the page, which the head of the page names, too; with scripts a click copies it. */
export default function CopyPage(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [isCopied, setCopied] = useState(false);
  // The development server has no Markdown.
  if (process.env.NODE_ENV === 'development') return null;
  const copy = (event: MouseEvent<HTMLAnchorElement>): void => {
    const {ctrlKey, metaKey, shiftKey, currentTarget: link} = event;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    copyText(fetchText(link.pathname)).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), SHOWN);
      },
      () => {
        location.href = link.href;
      },
    );
  };
  const href = toMarkdownHref(pathname, baseUrl);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={href} />
      </Head>
      <a
        className={clsx('theme-copy-page', styles.link)}
        href={href}
        aria-live="polite"
        onClick={copy}
      >
        {isCopied
          ? translate({
              id: 'theme.copyPage.copied',
              message: 'Copied',
              description: 'In place of the link that copies the Markdown of the page',
            })
          : translate({
              id: 'theme.copyPage.label',
              message: 'Copy page',
              description:
                'The link beside the title that copies the Markdown of the page',
            })}
      </a>
    </>
  );
}
