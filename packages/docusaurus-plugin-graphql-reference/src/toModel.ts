import {
  type ApiModel,
  describeSchema,
  hideElements,
  type LoadedSchema,
  readContracts,
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
    contracts,
  }: Pick<PluginOptions, 'groupBy' | 'groupLabels' | 'hide' | 'lenient' | 'contracts'>,
): ShownModel {
  const whole = describeSchema(schema, {by: groupBy, labels: groupLabels});
  return hideElements(withContracts(whole, contracts), {patterns: hide, lenient});
}

function withContracts(model: ApiModel, contracts: PluginOptions['contracts']): ApiModel {
  if (contracts === false) return model;
  const {hideDirectives = false, ...directives} = contracts;
  return readContracts(model, {directives, isHidden: hideDirectives});
}

/** What is left out of a reference, as the build says it; undefined where nothing is. */
export function describeLeftOut({
  hidden,
  machinery,
  documenting = 0,
}: ApiModel): string | undefined {
  const parts = [
    ...(hidden > 0 ? [`${hidden} hidden elements`] : []),
    ...(documenting > 0 ? [`${documenting} directives that are shown in words`] : []),
    ...(machinery > 0 ? [`${machinery} elements of federation's machinery`] : []),
  ];
  return parts.length === 0
    ? undefined
    : `Schema: left out of the reference: ${new Intl.ListFormat('en-GB').format(parts)}.`;
}
