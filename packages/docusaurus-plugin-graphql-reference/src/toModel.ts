import {
  type ApiModel,
  describeSchema,
  hideElements,
  type LoadedSchema,
} from 'graphql-api-model';
import type {PluginOptions} from './options';

interface ShownModel {
  readonly model: ApiModel;
  /** About patterns of `hide` that hit nothing. */
  readonly warnings: readonly string[];
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
  return hideElements(whole, {patterns: hide, lenient});
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
