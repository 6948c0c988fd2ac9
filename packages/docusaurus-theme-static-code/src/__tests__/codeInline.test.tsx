import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import CodeInline from '../theme/CodeInline';

it.each([
  ['Space.visibility', 'Space.visibility'],
  ['Space.viewerConnection', 'Space.<wbr/>viewer<wbr/>Connection'],
  ['POST /_matrix/client/v3/pushers/set', 'POST /_matrix/client/v3/pushers/set'],
  ['AuthenticatedUser.permissions', 'Authenticated<wbr/>User.<wbr/>permissions'],
  [
    'updateVolunteeringOpportunityStatus',
    'update<wbr/>Volunteering<wbr/>Opportunity<wbr/>Status',
  ],
  ['MODERATION_DECIDED_BY_OTHERS', 'MODERATION_<wbr/>DECIDED_<wbr/>BY_<wbr/>OTHERS'],
])('%s may break between its words if it is long', (text, html) => {
  expect(renderToStaticMarkup(<CodeInline>{text}</CodeInline>)).toBe(
    `<code>${html}</code>`,
  );
});
