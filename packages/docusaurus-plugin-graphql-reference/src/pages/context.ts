import {
  type ApiModel,
  createUnfold,
  type Entry,
  findUsages,
  listEntries,
  type Permalinks,
  type Unfold,
  type UsageGroup,
} from 'graphql-api-model';
import type {GuideTo} from './createGuideTo';
import type {ResolveLink} from './createLinkResolver';
import {
  createDescriptionRenderer,
  type DescriptionCode,
  type RenderDescription,
} from './renderDescription';
import type {Words} from './words/translations';

/** All that a page is made from. */
export interface PageContext extends Words {
  readonly model: ApiModel;
  readonly permalinks: Permalinks;
  readonly entries: readonly Entry[];
  readonly render: RenderDescription;
  readonly usagesOf: (coordinate: string) => readonly UsageGroup[];
  readonly unfold: Unfold;
  readonly guideTo: GuideTo;
}

interface Parts extends Words {
  readonly code: DescriptionCode;
  readonly guideTo: GuideTo;
  readonly resolve?: ResolveLink;
}

export function createPageContext(
  model: ApiModel,
  permalinks: Permalinks,
  {label, say, code, guideTo, resolve}: Parts,
): PageContext {
  return {
    model,
    permalinks,
    entries: listEntries(model),
    label,
    say,
    render: createDescriptionRenderer(code, say, resolve),
    usagesOf: findUsages(model),
    unfold: createUnfold(model, permalinks),
    guideTo,
  };
}
