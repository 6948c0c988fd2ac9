import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';

/** Formats the day of a post as sentences have it, "16 June 2025"; the theme's English is American. */
export function useDayFormat(
  options: Pick<Intl.DateTimeFormatOptions, 'year'> = {},
): (date: string) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  const locale = currentLocale === 'en' ? 'en-GB' : currentLocale;
  return useMemo(() => {
    const day = {day: 'numeric', month: 'long', timeZone: 'UTC', ...options} as const;
    const format = new Intl.DateTimeFormat(locale, day);
    return (date) => format.format(new Date(date));
  }, [locale]);
}
