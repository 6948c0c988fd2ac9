import {DirectiveLocation, type GraphQLDirective} from 'graphql';
import type {ReferenceContext} from './context';
import {describeArguments} from './describeMembers';
import type {findUsages} from './findUsages';
import {printDirective} from './printSdl';
import {toSummary} from './toSummary';
import type {DirectiveEntry} from './types';

const EXECUTABLE_LOCATIONS: ReadonlySet<string> = new Set([
  DirectiveLocation.QUERY,
  DirectiveLocation.MUTATION,
  DirectiveLocation.SUBSCRIPTION,
  DirectiveLocation.FIELD,
  DirectiveLocation.FRAGMENT_DEFINITION,
  DirectiveLocation.FRAGMENT_SPREAD,
  DirectiveLocation.INLINE_FRAGMENT,
  DirectiveLocation.VARIABLE_DEFINITION,
]);

function describeDirective(
  directive: GraphQLDirective,
  context: ReferenceContext,
  usagesOf: ReturnType<typeof findUsages>,
): DirectiveEntry {
  const href = context.permalinks.entry('directive', directive.name);
  const group = context.groupOf(`@${directive.name}`);
  const isExecutable = directive.locations.some((one) => EXECUTABLE_LOCATIONS.has(one));
  const common = {
    name: directive.name,
    href,
    ...(group !== undefined && {group}),
    description: context.renderDescription(directive.description),
    summary: toSummary(directive.description),
    directives: [],
    usages: usagesOf(`@${directive.name}`),
    arguments: describeArguments(
      {args: directive.args, idPrefix: '', hrefOf: (name) => `${href}#${name}`},
      context,
    ),
    locations: directive.locations,
    isRepeatable: directive.isRepeatable,
    ...(isExecutable && {
      executableHref: context.permalinks.executableDirective(directive.name),
    }),
  };
  return {kind: 'directive', ...common, sdl: printDirective(common)};
}

export function describeDirectiveTypes(
  context: ReferenceContext,
  usagesOf: ReturnType<typeof findUsages>,
): readonly DirectiveEntry[] {
  return context.schema
    .getDirectives()
    .map((directive) => describeDirective(directive, context, usagesOf));
}
