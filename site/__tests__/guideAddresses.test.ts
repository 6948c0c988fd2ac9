import {compileSync} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {guideAddresses, replaceAddresses, WRITTEN} from '../guideAddresses';

const OWN = {
  endpoint: 'https://library.example/api/v1?site=main',
  signIn: 'https://login.library.example',
};

/** The program that MDX makes of a guide on a site whose settings have the addresses of an owner. */
function compile(markdown: string): string {
  const content = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  return String(compileSync(content, {remarkPlugins: [[guideAddresses, OWN]]}));
}

describe('guideAddresses', () => {
  it('replaces addresses in sentences, links, code and attributes of links', () => {
    const compiled = compile(
      [
        `Send it to \`${WRITTEN.endpoint}\` or [sign in](${WRITTEN.signIn}/token).`,
        `\`\`\`bash\ncurl ${WRITTEN.endpoint} --user ${WRITTEN.signIn}\n\`\`\``,
      ].join('\n\n'),
    );
    expect(compiled).toContain(OWN.endpoint);
    expect(compiled).toContain(`${OWN.signIn}/token`);
    expect(compiled).not.toMatch(/(?:api|signin)\.community-platform/);
  });

  it('replaces path and host of an HTTP request', () => {
    const request = 'POST /graphql HTTP/1.1\nHost: api.community-platform.example\n';
    expect(replaceAddresses(request, OWN)).toBe(
      'POST /api/v1?site=main HTTP/1.1\nHost: library.example\n',
    );
  });

  it('leaves requests to other hosts, and an address that the owner has none for', () => {
    const other = 'POST /graphql HTTP/1.1\nHost: other.example\n';
    expect(replaceAddresses(other, OWN)).toBe(other);
    expect(replaceAddresses(WRITTEN.signIn, {...OWN, signIn: undefined})).toBe(
      WRITTEN.signIn,
    );
  });
});
