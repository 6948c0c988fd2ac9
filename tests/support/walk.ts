import type {Locator, Page} from '@playwright/test';

/** A reader on the way through a page, whose actions are counted; text that is typed is none. */
export interface Walk {
  readonly press: (key: string) => Promise<void>;
  readonly click: (target: Locator) => Promise<void>;
  readonly countActions: () => number;
}

/** Begins a walk; what the page does before it is not counted. */
export function startWalk(page: Page): Walk {
  let actions = 0;
  return {
    press: async (key) => {
      actions += 1;
      await page.keyboard.press(key);
    },
    click: async (target) => {
      actions += 1;
      await target.click();
    },
    countActions: () => actions,
  };
}
