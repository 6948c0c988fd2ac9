import {
  type ApiModel,
  describeSchema,
  hideElements,
  listElements,
  type LoadedSchema,
} from 'graphql-api-model';
import type {PluginOptions} from './options';

interface ShownModel {
  readonly model: ApiModel;
  /** About patterns of `hide` that hit nothing. */
  readonly warnings: readonly string[];
  /** Whether its owner hides the element of a coordinate. */
  readonly isHidden: (coordinate: string) => boolean;
}

function listCoordinates(model: ApiModel): ReadonlySet<string> {
  return new Set([...listElements(model)].map(({element}) => element.coordinate));
}

/** What the reference shows of a schema: everything but what its owner hides, in domains. */
export function toModel(
  schema: LoadedSchema['schema'],
  {
    groupBy,
    groupLabels,
    hide,
    lenient,
  }: Pick<PluginOptions, 'groupBy' | 'groupLabels' | 'hide' | 'lenient'>,
): ShownModel {
  const whole = describeSchema(schema, {by: groupBy, labels: groupLabels});
  const shown = hideElements(whole, {patterns: hide, lenient});
  if (shown.model === whole) return {...shown, isHidden: () => false};
  const left = listCoordinates(shown.model);
  const hidden = new Set([...listCoordinates(whole)].filter((one) => !left.has(one)));
  return {...shown, isHidden: (coordinate) => hidden.has(coordinate)};
}

/** What is left out of a reference, as the build says it; undefined where nothing is. */
export function describeLeftOut({hidden, machinery}: ApiModel): string | undefined {
  const parts = [
    ...(hidden > 0 ? [`${hidden} hidden elements`] : []),
    ...(machinery > 0 ? [`${machinery} elements of federation's machinery`] : []),
  ];
  return parts.length === 0
    ? undefined
    : `Schema: left out of the reference: ${parts.join(' and ')}.`;
}
