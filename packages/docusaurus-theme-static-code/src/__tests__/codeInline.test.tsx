import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import CodeInline from '../theme/CodeInline';

const render = (text: string): string =>
  renderToStaticMarkup(<CodeInline>{text}</CodeInline>);

it.each([
  'Space.viewerConnection',
  'APP_UPDATE_REQUIRED',
  '4.12.0',
  'POST /_matrix/client/v3/pushers/set',
])('%s has no break that it does not have as text', (text) => {
  expect(render(text)).toBe(`<code>${text}</code>`);
});

it.each([
  ['AuthenticatedUser.permissions', 'Authenticated<wbr/>User.<wbr/>permissions'],
  [
    'updateVolunteeringOpportunityStatus',
    'update<wbr/>Volunteering<wbr/>Opportunity<wbr/>Status',
  ],
  ['MODERATION_DECIDED_BY_OTHERS', 'MODERATION_<wbr/>DECIDED_<wbr/>BY_<wbr/>OTHERS'],
])('%s may break between its words', (text, html) => {
  expect(render(text)).toBe(`<code>${html}</code>`);
});
