import {isTypeDefinitionNode, type ASTNode} from 'graphql';
import {coordinatesOf} from './coordinatesOf';
import type {Repetition} from './mergeDefinitions';
import {placeOf} from './placeOf';
import {printPlace, type Problem} from './SchemaError';

interface DescribedRepetitions {
  /** What a schema may not say twice. */
  readonly problems: readonly Problem[];
  /** What it may, although something of it is not shown. */
  readonly notes: readonly Problem[];
}

/** What is written twice as problems that name both places. */
export function describeRepetitions(
  repetitions: readonly Repetition[],
  lenient: boolean,
): DescribedRepetitions {
  const describe = (repetition: Repetition): Problem =>
    describeRepetition(repetition, lenient);
  return {
    problems: repetitions.filter(({kind}) => kind !== 'described').map(describe),
    notes: repetitions.filter(({kind}) => kind === 'described').map(describe),
  };
}

function describeRepetition(repetition: Repetition, lenient: boolean): Problem {
  const {coordinate, verb, first, second, kind} = repetition;
  const places = [placeOf(second), placeOf(first)].flatMap((place) => place ?? []);
  const original = places[1] ? ` first at ${printPlace(places[1])}` : '';
  const differ = kind === 'different' ? ' The two differ.' : '';
  return {
    message: `"${coordinate}" ${verb} twice,${original}.${differ}`,
    places,
    advice: adviceFor(repetition, lenient),
  };
}

function adviceFor({kind, second}: Repetition, lenient: boolean): string {
  if (kind === 'described') return 'The first description is shown.';
  if (kind === 'joined') {
    return lenient
      ? 'The two are joined.'
      : 'Write it once, or join the two with the option lenient: true (--lenient).';
  }
  return lenient
    ? `The first definition is used.${leftOut(second)}`
    : 'Remove one of the two, or keep the first with the option lenient: true (--lenient).';
}

/** The members that go with a type that is left out. */
function leftOut(node: ASTNode): string {
  if (!isTypeDefinitionNode(node)) return '';
  const names = coordinatesOf(node)
    .slice(1)
    .map(([coordinate]) => `"${coordinate}"`);
  return names.length === 0 ? '' : ` Left out: ${names.join(', ')}.`;
}
