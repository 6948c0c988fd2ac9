import {expect, test as base} from '../support/site';

/**
 * Fails when the Content-Security-Policy had to refuse anything, in the page or in its worker, or
 * when a cookie was set. The tests below it fail on requests to others.
 */
export const test = base.extend({
  page: async ({page, context}, use) => {
    const violations: string[] = [];
    await page.exposeFunction('recordViolation', (violation: string) =>
      violations.push(violation),
    );
    await page.addInitScript(() => {
      const {recordViolation} = window as unknown as {
        readonly recordViolation: (violation: string) => void;
      };
      addEventListener('securitypolicyviolation', (event) =>
        recordViolation(
          `${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`,
        ),
      );
    });
    await use(page);
    expect(violations, 'violations of the policy').toEqual([]);
    expect(await context.cookies(), 'cookies').toEqual([]);
  },
});
