import {toVersionMetadataProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {addressesIn} from '../../navigation/__tests__/addressesIn';
import {completeOptions} from '../../options/options';
import {toVersion} from '../toVersion';
import {contextOf} from '../../__tests__/contextOf';

const CONTEXT = contextOf('type Query { a: Int }', {basePath: '/sub/api/'});

type Sidebar = readonly object[];

function versionOf(
  name: string,
  sidebars: Readonly<Record<string, Sidebar>>,
  isLast = true,
) {
  return {
    versionName: name,
    label: name,
    banner: null,
    badge: true,
    noIndex: false,
    className: '',
    isLast,
    sidebars,
    docs: [{id: 'intro', title: 'Intro', permalink: '/sub/docs/intro', frontMatter: {}}],
  };
}

function toVersionBeside(loadedVersions: readonly object[], sidebar = 'docs') {
  const allContent: AllContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions}},
  };
  const options = completeOptions({
    schema: 'a.graphql',
    routeBasePath: 'api',
    docsSidebar: {sidebar},
  });
  return toVersion(allContent, CONTEXT, {
    options,
    baseUrl: '/sub/',
    toProp: toVersionMetadataProp,
  });
}

const LINK = {type: 'doc', id: 'intro'};

const REFERENCE = [
  'GraphQL API /sub/api/',
  '  Operations (/api/operations)',
  '    Queries /sub/api/operations/queries/',
  '      a /sub/api/operations/queries/a',
  '    Operation directives /sub/api/operations/directives/',
  '      @include /sub/api/operations/directives/include',
  '      @skip /sub/api/operations/directives/skip',
  '  Types (/api/types)',
  '    Scalars /sub/api/types/scalars/',
];
const START = REFERENCE.length;

describe('the docs version that reference pages show', () => {
  it('is the one beside it with its one sidebar, the reference at its end', () => {
    const version = toVersionBeside([versionOf('current', {docs: [LINK], other: []})]);
    expect(version).toMatchObject({pluginId: 'default', version: 'current', docs: {}});
    expect(Object.keys(version.docsSidebars)).toEqual(['docs']);
    expect(addressesIn(version.docsSidebars['docs'] ?? []).slice(0, START + 1)).toEqual([
      'Intro /sub/docs/intro',
      ...REFERENCE,
    ]);
  });

  it('has the reference once: where the owner has put it, or in place of a link to it', () => {
    const customProps = {href: '/api/'};
    const own = {
      type: 'category',
      key: '/api/',
      label: 'Mine',
      customProps,
      items: [LINK],
    };
    const outer = {type: 'category', label: 'Outer', items: [own]};
    const placed = toVersionBeside([versionOf('current', {docs: [outer, LINK]})]);
    expect(addressesIn(placed.docsSidebars['docs'] ?? [])).toEqual([
      'Outer',
      '  Mine /sub/api/',
      '    Intro /sub/docs/intro',
      'Intro /sub/docs/intro',
    ]);
    const link = {type: 'link', label: 'Reference', href: '/api/'};
    const linked = toVersionBeside([versionOf('current', {docs: [link, LINK]})]);
    expect(addressesIn(linked.docsSidebars['docs'] ?? []).slice(0, START + 1)).toEqual([
      'Intro /sub/docs/intro',
      ...REFERENCE,
    ]);
  });

  it('is the last release, or the first version that has the sidebar', () => {
    const versions = [
      versionOf('current', {docs: [], newer: []}, false),
      versionOf('1.0', {docs: []}),
    ];
    expect(toVersionBeside(versions).version).toBe('1.0');
    expect(toVersionBeside(versions, 'newer').version).toBe('current');
  });

  it('cannot be found where no version has the sidebar', () => {
    expect(() => toVersionBeside([versionOf('current', {docs: []})], 'guides')).toThrow(
      'The option "docsSidebar" of docusaurus-plugin-graphql-reference names the sidebar "guides" of the docs plugin "default", which does not exist. Write the name of a sidebar in sidebars.ts, or false.',
    );
  });

  it('is one of its own without guides', () => {
    const options = completeOptions({schema: 'a.graphql', routeBasePath: 'api'});
    const version = toVersion({}, CONTEXT, {
      options,
      baseUrl: '/sub/',
      toProp: toVersionMetadataProp,
    });
    expect(version).toMatchObject({badge: false, banner: null, docs: {}});
    expect(addressesIn(version.docsSidebars['reference'] ?? []).slice(0, START)).toEqual(
      REFERENCE,
    );
    expect(version.docsSidebars['reference']?.[0]).toMatchObject({collapsible: false});
  });
});
