import type {AppliedDirective} from 'graphql-api-model';
import {toSpan} from 'docusaurus-plugin-markdown-pages/print';
import {joinItem, toList, type Print} from '../../../parts/print';

export interface DirectiveLink extends AppliedDirective {
  readonly href: string;
}

/** The directives on an element, with their arguments. */
export interface DirectivesSection {
  readonly directives: readonly DirectiveLink[];
}

export function printDirectives(
  {directives}: Pick<DirectivesSection, 'directives'>,
  {link}: Print,
): string {
  return toList(
    directives.map(({name, href, arguments: list}) =>
      joinItem(link(`\`@${name}\``, href), [
        list.map((one) => `\`${one.name}\`: ${toSpan(one.value)}`).join(', '),
      ]),
    ),
  );
}
