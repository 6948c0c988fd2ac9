import {useWindowSize as useWindowSizeOfTheme} from 'theme-common-window-size';

/** The hook of the theme, for which a window is a desktop from 996 px on, not from 997. */
export function useWindowSize({
  desktopBreakpoint = 995,
}: {readonly desktopBreakpoint?: number} = {}): ReturnType<typeof useWindowSizeOfTheme> {
  return useWindowSizeOfTheme({desktopBreakpoint});
}
