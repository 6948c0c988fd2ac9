import type {Position} from 'graphql-api-model';
import type {ReferencePage} from '../pages/types';
import type {Section} from '../pages/sections';
import type {Render} from './createRender';
import type {Rendered} from './Rendered';

/** The props of a page's content. */
export interface Article extends Pick<ReferencePage, 'previous' | 'next'> {
  readonly sections: readonly Rendered<Section>[];
  /** The address at which the definition can be edited. */
  readonly editUrl?: string;
  /** The line at the foot of every page. */
  readonly notice?: string;
}

export function toArticle(
  {sections, previous, next, position}: ReferencePage,
  {
    render,
    editUrlOf,
    notice,
  }: {
    readonly render: Render;
    readonly editUrlOf: (position: Position) => string | undefined;
    readonly notice?: string | undefined;
  },
): Article {
  const editUrl = position && editUrlOf(position);
  return {
    sections: render(sections),
    ...(previous && {previous}),
    ...(next && {next}),
    ...(editUrl !== undefined && {editUrl}),
    ...(notice !== undefined && {notice}),
  };
}
