import type {Page} from '@playwright/test';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {OBJECT} from '../support/content';
import {expect, open, test} from '../support/site';
import {
  createKnownLooks,
  findViolationsEverywhere,
  findViolationsInBothModes,
  useColorMode,
} from './findViolations';

/** Faults by the rule that is to find them. They are in the last of many like elements, or alone. */
const FAULTS: Readonly<Record<string, string>> = {
  'a pale text': 'li:last-child {color: #aaa}',
  'a text that is pale on its background': 'ul {background: #777; color: #555}',
  'a text that opacity makes pale': 'ul {opacity: 0.4}',
  'a text that is pale in dark mode': '[data-theme=dark] li:last-child {color: #222}',
  'a text that is pale at 320 px': '@media (width < 400px) {li:last-child {color: #aaa}}',
  'a text that is pale at 320 px in dark mode':
    '@media (width < 400px) {[data-theme=dark] p {color: #222}}',
  'a link in a text that only its colour tells': 'p a {text-decoration: none}',
  'the last of many links, in a text that only its colour tells':
    'p:last-of-type a {text-decoration: none}',
  'a link in a pale text': 'p {color: #00d} p a {text-decoration: none}',
  'a link that is told in light mode only':
    '[data-theme=dark] p a {text-decoration: none}',
  'a picture without a text': '.picture {display: block}',
  'a picture without a text at 320 px':
    '@media (width < 400px) {.picture {display: block}}',
  'a button without a name at 1280 px':
    '@media (width > 400px) {.button {display: inline-block}}',
  'targets that are too small at 320 px':
    '@media (width < 400px) {.targets a {padding: 0; font-size: 6px; line-height: 1}}',
  'the last of many targets that are too small':
    '.targets a:last-child {padding: 0; font-size: 6px; line-height: 1; margin-left: -20px}',
  'targets that are too near': '.targets a {padding: 0; width: 12px}',
  'a target that covers another': '.targets a:last-child {margin-left: -14px}',
  'a field that cannot be read': 'input {color: #bbb; background: #fff}',
};

async function show(page: Page, fault: string): Promise<void> {
  await page.setViewportSize({width: 1280, height: 720});
  await page.setContent(`<html lang="en" data-theme="light"><title>Test</title><style>
    [data-theme=dark] {background: #000; color: #fff} body {background: inherit}
    p a, ul a {color: #00c; text-decoration: underline}
    [data-theme=dark] a {color: #9cf} .picture, .button {display: none}
    [data-theme=dark] p a {color: #fc9}
    .targets a {display: inline-block; padding: 12px} ${fault}</style>
    <main><h1>Test</h1>
    <p><a href="#e">A link alone</a></p><p>A text with <a href="#f">a mark</a>, underlined</p>
    <p>A long text around <a href="#a">a link in it</a> and after it.</p>
    <ul>${'<li>One of many</li>'.repeat(12)}</ul>
    <img class="picture" src="data:,"><button class="button"></button>
    <label>Name <input value="A name"></label>
    <nav class="targets"><a href="#b">b</a><a href="#c">c</a><a href="#d">d</a></nav>
    </main></html>`);
}

/** The rules that found something, with where: at which width, in which mode. */
function toRules(found: readonly string[]): string[] {
  const rules = found.map((line) =>
    line.replace(/^\S+: ([\w-]+) .*?(, at \d+ px, in \w+ mode)$/s, '$1$2'),
  );
  return [...new Set(rules)].sort();
}

/** What knows no colours is asked in light mode alone. */
const KNOWS_COLORS = /^(?:color-contrast|link-in-text-block)/;
const isAsked = (rule: string): boolean =>
  KNOWS_COLORS.test(rule) || !rule.endsWith('in dark mode');

for (const [fault, css] of Object.entries(FAULTS)) {
  test(`${fault} is found by the runs for every page as by all runs`, async ({page}) => {
    test.skip(!IS_LONG, LONG_ONLY);
    await show(page, css);
    const everywhere = toRules(await findViolationsEverywhere(page)).filter(isAsked);
    await page.setViewportSize({width: 1280, height: 720});
    const byLook = toRules(await findViolationsEverywhere(page, createKnownLooks()));
    expect(everywhere).not.toEqual([]);
    // A look that is wrong at both widths is told once.
    const isTold = (rule: string): boolean =>
      byLook.includes(rule) || byLook.includes(rule.replace('320', '1280'));
    expect(everywhere.filter((rule) => !isTold(rule))).toEqual([]);
    expect(byLook.filter((rule) => !everywhere.includes(rule))).toEqual([]);
  });
}

test('faults of a page of the site are found by the runs for every page', async ({
  page,
}) => {
  await useColorMode(page, 'light');
  await open(page, OBJECT.path);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`footer a {color: #777 !important}
      [data-theme=dark] article p {color: #444 !important}
      @media (width < 400px) {h1 {color: #ddd !important}}`);
    document.adoptedStyleSheets.push(sheet);
    document.querySelector('main')?.append(document.createElement('img'));
  });
  const rules = toRules(await findViolationsEverywhere(page, createKnownLooks()));
  expect(rules).toEqual([
    'color-contrast, at 1280 px, in dark mode',
    'color-contrast, at 1280 px, in light mode',
    'color-contrast, at 320 px, in light mode',
    'image-alt, at 1280 px, in light mode',
    'image-alt, at 320 px, in light mode',
  ]);
});

test('a page without a fault has none by either way', async ({page}) => {
  await show(page, '');
  expect(await findViolationsEverywhere(page)).toEqual([]);
  expect(await findViolationsEverywhere(page, createKnownLooks())).toEqual([]);
});

test('axe finds what is wrong in light and in dark mode', async ({page}) => {
  await page.setContent(`<html lang="en"><title>Test</title><main><h1>Test</h1>
    <img src="data:,"><p>Text</p></main>
    <style>p {color: #eee} [data-theme=dark] {background: #000; color: #fff} [data-theme=dark] p {color: #222}</style>`);
  const contrast =
    'blank: color-contrast (Elements must meet minimum color contrast ratio thresholds), 1x: p';
  const image = 'blank: image-alt (Images must have alternative text), 1x: img';
  expect(await findViolationsInBothModes(page)).toEqual([
    `${contrast}, at 1280 px, in light mode`,
    `${image}, at 1280 px, in light mode`,
    `${contrast}, at 1280 px, in dark mode`,
    `${image}, at 1280 px, in dark mode`,
  ]);
});
