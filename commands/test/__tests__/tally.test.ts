import {expect, it} from 'vitest';
import {addTallies, formatTally, readPlaywrightTally, readVitestTally} from '../tally';

it('adds numbers up, and keeps the lowest of what is called so', () => {
  expect(
    addTallies([
      {'axe runs': 4, 'lowest score': 160},
      {'axe runs': 8},
      {'lowest score': 150},
    ]),
  ).toEqual({'axe runs': 12, 'lowest score': 150});
});

it('reads the annotations of tests from the report of Playwright', () => {
  const annotations = [
    {type: 'axe runs', description: '4'},
    {type: 'faults', description: '7'},
    {type: 'issue', description: 'a text'},
  ];
  const suites = [
    {
      specs: [{tests: [{status: 'expected' as const, annotations}]}],
      suites: [{specs: [{tests: [{status: 'unexpected' as const, annotations}]}]}],
    },
  ];
  // The test that failed ended at its seventh fault.
  expect(readPlaywrightTally(suites)).toEqual({
    'axe runs': 8,
    faults: 14,
    'faults survived': 13,
  });
});

it('reads what tests say of themselves from the report of Vitest', () => {
  const file = {
    assertionResults: [
      {status: 'passed', meta: {tally: {'property cases': 400}}},
      {status: 'passed', meta: {tally: {faults: 1}}},
      {status: 'failed', meta: {tally: {faults: 1}}},
      {status: 'passed', meta: {}},
    ],
  };
  expect(readVitestTally([file, file])).toEqual({
    'property cases': 800,
    faults: 4,
    'faults survived': 2,
  });
});

it('says what was tested, and nothing of the rest', () => {
  expect(
    formatTally({
      addresses: 374,
      'axe runs': 1528,
      'axe violations': 0,
      faults: 210,
      'faults survived': 209,
      'lowest Observatory score': 150,
      'property cases': 2800,
    }),
  ).toEqual([
    'axe: 374 addresses, 1,528 runs, 0 violations',
    'faults: 209 of 210 survived',
    'HTTP Observatory: at least 150 points on every kind of page',
    'properties: hold in 2,800 cases',
  ]);
  expect(formatTally({'property cases': 400})).toEqual(['properties: hold in 400 cases']);
  expect(formatTally({})).toEqual([]);
});
