import type {ReactNode} from 'react';
import StaticCode from '@theme/StaticCode';
import type {Props} from '@theme/StaticCode';
import {escapeText} from 'docusaurus-theme-static-code/escape';
import {settings} from '@site/settings';

/** A code block in which the word ENDPOINT stands for the address in the settings. */
export default function EndpointCode({html, ...rest}: Props): ReactNode {
  return (
    <StaticCode
      html={html.replaceAll('ENDPOINT', escapeText(settings.endpoint))}
      {...rest}
    />
  );
}
