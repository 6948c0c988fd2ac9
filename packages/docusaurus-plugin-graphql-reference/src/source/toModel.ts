import {
  type ApiModel,
  borrowGroups,
  checkGrouping,
  describeSchema,
  describeUnrecorded,
  describeUnused,
  findChanges,
  findReleases,
  HELPER_PATTERNS,
  hideElements,
  isApplied,
  type LoadedSchema,
  readContracts,
  type Release,
  ReportError,
} from 'graphql-api-model';
import type {ContractsOption} from '../options/contractsOption';
import type {PluginOptions} from '../options/options';
import {addNotes} from './addNotes';
import type {PublishedSchema} from './readHistory';
import type {DayNotes} from './readNotes';

/** Earlier states that a state is compared with. */
const MOST_COMPARED = 10;

export interface ShownModel {
  readonly model: ApiModel;
  /** About options that have no effect, and states without changes. */
  readonly warnings: readonly string[];
  /** Whether its owner hides the element of a coordinate. */
  readonly isHidden: (coordinate: string) => boolean;
}

/** An earlier state of a schema, as it was shown then. */
export interface EarlierModel extends ShownModel, PublishedSchema {}

/** A schema as it is now, and the earlier states that have a reference, the newest first. */
interface VersionedModel extends ShownModel {
  readonly earlier: readonly EarlierModel[];
}

/** What decides what of a schema is shown. */
type ModelOptions = Pick<
  PluginOptions,
  'groupBy' | 'groupLabels' | 'hide' | 'lenient' | 'contracts'
>;

/** What names elements of the schema. */
type NamingOptions = ModelOptions &
  Pick<PluginOptions, 'badges' | 'guides' | 'helpers' | 'scalars' | 'versions'>;

/**
 * What the reference shows of a schema: everything but what its owner hides, in domains.
 *
 * @param history - The schema as it was published before, the oldest first.
 * @param notes - What is written about the changes of a day.
 * @throws ReportError where notes are about what did not change, or an option has no effect.
 */
export function toModel(
  schema: LoadedSchema['schema'],
  options: NamingOptions,
  history: readonly PublishedSchema[] = [],
  notes: readonly DayNotes[] = [],
): VersionedModel {
  const {unapplied, ...own} = toShownModel(schema, options, (whole) =>
    checkOptions(whole, options),
  );
  const shown = {...own, warnings: [...own.warnings, ...unapplied]};
  if (history.length === 0) return {...shown, earlier: []};
  // What is hidden or read now need not have been there from the beginning.
  const states = history.map((state) => {
    const {model, ...others} = toShownModel(state.schema, {
      ...options,
      contracts: withDeclared(options.contracts, state.schema),
      lenient: true,
    });
    // A state in one file has no domains by file.
    const isGrouped = options.groupBy !== 'file';
    return {
      ...state,
      ...others,
      model: isGrouped ? model : borrowGroups(model, shown.model),
    };
  });
  const releases = addNotes(findReleases(states, shown.model), notes);
  return {
    ...shown,
    model: {...shown.model, releases, ...toSince(states, shown.model)},
    warnings: [
      ...shown.warnings,
      ...states.flatMap(({file, unapplied: list}) =>
        list.map((warning) => `In "${file}": ${warning}`),
      ),
      ...describeUnchanged(history, releases),
    ],
    earlier: chooseEarlier(states, releases, options.versions),
  };
}

/** The newest states that differ from the schema as it is now, each with the changes up to its day. */
function chooseEarlier(
  states: readonly EarlierModel[],
  releases: readonly Release[],
  versions: number,
): readonly EarlierModel[] {
  const isCurrent = releases.every(({isPublished}) => isPublished);
  const others = isCurrent ? states.slice(0, -1) : states;
  const chosen = versions === 0 ? [] : others.slice(-versions).toReversed();
  return chosen.map((state) => {
    const own = releases.filter(
      ({date, isPublished}) => isPublished && date <= state.date,
    );
    const before = states.filter(({date}) => date < state.date);
    const since = toSince(before, state.model);
    return {...state, model: {...state.model, releases: own, ...since}};
  });
}

/** What differs from the states before the last one to a later model. */
function toSince(
  states: readonly EarlierModel[],
  later: ApiModel,
): Pick<ApiModel, 'since'> {
  const since = states
    .slice(-MOST_COMPARED - 1, -1)
    .toReversed()
    .map(({date, model}) => ({
      date,
      isPublished: false,
      changes: findChanges(model, later),
    }))
    .filter(({changes}) => changes.length > 0);
  return since.length > 0 ? {since} : {};
}

/** States that nobody finds in a list of changes. */
function describeUnchanged(
  history: readonly PublishedSchema[],
  releases: readonly Release[],
): readonly string[] {
  return history
    .slice(1)
    .flatMap(({date, file}, index) =>
      releases.some((release) => release.isPublished && release.date === date)
        ? []
        : [
            `"${file}" has no change since "${history[index]?.file}" that a list of changes names. Remove one of them.`,
          ],
    );
}

function toShownModel(
  schema: LoadedSchema['schema'],
  {groupBy, groupLabels, hide, lenient, contracts}: ModelOptions,
  check: (whole: ApiModel) => readonly string[] = () => [],
): ReturnType<typeof hideElements> {
  const whole = describeSchema(schema, {by: groupBy, labels: groupLabels});
  const problems = check(whole);
  if (problems.length > 0 && !lenient) throw new ReportError(problems.join('\n'));
  const {warnings, ...hidden} = hideElements(withContracts(whole, contracts), {
    patterns: hide,
    lenient,
  });
  return {...hidden, warnings: [...problems, ...warnings]};
}

/**
 * Finds the options that name what the schema does not have.
 *
 * @throws ReportError where they read directives of an introspection result, which has none.
 */
function checkOptions(
  whole: ApiModel,
  {groupBy, groupLabels, badges, contracts, guides, helpers, scalars}: NamingOptions,
): readonly string[] {
  const own = (helpers === false ? [] : helpers).filter(
    (pattern) => !HELPER_PATTERNS.includes(pattern),
  );
  return [
    ...checkGrouping(whole, {by: groupBy, labels: groupLabels}),
    ...(contracts === false ? [] : checkContracts(whole, contracts)),
    ...checkBadges(whole, Object.keys(badges)),
    ...describeUnused(whole, '"guides"', Object.keys(guides)),
    ...describeUnused(whole, '"helpers"', own),
    ...describeUnused(whole, '"scalars"', Object.keys(scalars)),
  ];
}

function checkContracts(
  whole: ApiModel,
  {hideDirectives: _, tokenGuide: __, ...sources}: ContractsOption,
): readonly string[] {
  const names = Object.values(sources).map((source) =>
    (typeof source === 'string' ? source : source.directive).replace(/^@/, ''),
  );
  // What is not declared is reported where contracts are read.
  return [...new Set(names)].flatMap((name) => checkApplied(whole, 'contracts', name));
}

function checkBadges(whole: ApiModel, keys: readonly string[]): readonly string[] {
  const names = keys.map((key) => key.replace(/^@/, ''));
  return [
    ...describeUnused(
      whole,
      '"badges"',
      names.map((name) => `@${name}`),
    ),
    ...names
      .filter((name) => name !== 'deprecated')
      .flatMap((name) => checkApplied(whole, 'badges', name)),
  ];
}

/** The message about an option that reads a directive that nothing has. */
function checkApplied(whole: ApiModel, option: string, name: string): readonly string[] {
  const unrecorded = describeUnrecorded(whole, option, `@${name}`);
  if (unrecorded !== undefined) throw new ReportError(unrecorded);
  const isDeclared = whole.directives.some((one) => one.name === name);
  return !isDeclared || isApplied(whole, name)
    ? []
    : [
        `The option "${option}" reads "@${name}", which is applied to nothing. Apply it, or remove it.`,
      ];
}

/** What is read from directives that a schema declares. */
function withDeclared(
  contracts: PluginOptions['contracts'],
  schema: LoadedSchema['schema'],
): PluginOptions['contracts'] {
  if (contracts === false) return false;
  const {hideDirectives, tokenGuide, ...sources} = contracts;
  const declared = Object.entries(sources).filter(([, source]) => {
    const name = typeof source === 'object' ? source.directive : source;
    return Boolean(schema.getDirective(name));
  });
  return {
    ...Object.fromEntries(declared),
    ...(hideDirectives !== undefined && {hideDirectives}),
  };
}

function withContracts(model: ApiModel, contracts: PluginOptions['contracts']): ApiModel {
  if (contracts === false) return model;
  const {hideDirectives = false, ...directives} = contracts;
  return readContracts(model, {directives, isHidden: hideDirectives});
}
