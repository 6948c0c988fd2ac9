import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {lazy} from 'graphql-api-model';
import {createInstance} from './content/createInstance';
import {createPlugin} from './createPlugin';
import {joinReferences, type Reference} from './joinReferences';
import {completeOptions, type Options, type PluginOptions} from './options/options';
import {swizzleConfig} from './swizzleConfig';

/** The plugin for sites that need only the pages: `['docusaurus-plugin-graphql-reference', options]`. */
export default function graphqlReference(
  loadContext: LoadContext,
  options: PluginOptions,
): Plugin {
  return createPlugin(
    loadContext,
    createInstance(() => options),
  );
}

/**
 * Creates the reference of a schema for the configuration of a site. A site with several schemas has
 * one for each.
 *
 * @example
 * const reference = createReference({schema: 'schema/*.graphql'});
 * // docs: {beforeDefaultRemarkPlugins: reference.remarkPlugins}, plugins: [reference.plugin]
 */
export function createReference(options: Options): Reference {
  const instance = createInstance(lazy(() => completeOptions(options)));
  const plugin = (context: LoadContext): Plugin => createPlugin(context, instance);
  const {id} = options;
  return {
    instance,
    plugin: [Object.assign(plugin, {getSwizzleConfig}), {...(id !== undefined && {id})}],
    ...joinReferences({instance}),
  };
}

export function validateOptions({options}: {readonly options: unknown}): PluginOptions {
  return completeOptions(options);
}

/** Lists for `docusaurus swizzle` which components are safe to change. */
export function getSwizzleConfig(): SwizzleConfig {
  return swizzleConfig;
}

export {joinReferences, type GuideOptions, type Reference} from './joinReferences';
export type {Options} from './options/options';
export type {TypeGuide} from './options/typeGuide';
export type {RequestTab} from 'graphql-examples/programs';
export type {HeaderRule, RequestOptions} from './options/requestOptions';
export type {ReferenceSize} from './pages/listings/toOverviewPage';
export type * from './parts/types';
export type * from './pages/sections';
export type {ShownChange} from './theme/GraphqlSection/Changes/section';
export type {DirectiveLink} from './theme/GraphqlSection/Directives/section';
export type {ListItem} from './theme/GraphqlSection/List/section';
export type {
  Member,
  MemberInPlace,
  TypeInPlace,
} from './theme/GraphqlSection/Members/section';
export type {Notice} from './theme/GraphqlSection/Notice/section';
export type {RequestSize} from './theme/GraphqlSection/Request/section';
export type {BadgeOption} from './options/badgesOption';
export type * from './render/Rendered';
export type * from './pages/types';
export type {ReferenceLink, SdlToken, TypeLink} from 'graphql-api-model';
