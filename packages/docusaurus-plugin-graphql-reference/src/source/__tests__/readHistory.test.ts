import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {completeOptions} from '../../options/options';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {readHistory} from '../readHistory';
import {toModel} from '../toModel';

let directory: string;

beforeEach(() => {
  directory = writeFolder();
});

function write(name: string, text: string): void {
  writeFiles(path.join(directory, 'history'), {[name]: text});
}

function read(folder = 'history'): ReturnType<typeof readHistory> {
  return readHistory(folder, {directory, lenient: false});
}

const QUERY = 'type Query { a: Int }';

describe('the earlier states of a schema', () => {
  it('are files and folders named by their days, the oldest first', () => {
    write('2026-11-22.graphql', QUERY);
    write('2026-02-28/a.graphql', QUERY);
    write('2026-02-28/b.graphql', 'extend type Query { b: Int }');
    write('.gitkeep', '');
    const states = read().map(({date, schema}) => [
      date,
      Object.keys(schema.getQueryType()!.getFields()),
    ]);
    expect(states).toEqual([
      ['2026-02-28', ['a', 'b']],
      ['2026-11-22', ['a']],
    ]);
  });

  it.each(['latest.graphql', '2026-02-30.graphql', '2026-11.graphql', '2026-11-22.txt'])(
    'are not named %s',
    (name) => {
      write(name, QUERY);
      expect(() => read()).toThrow(
        `"history/${name}" is not named by the day on which that schema was published. Call it as in "2026-11-22.graphql", or move it out of the folder of the option "history".`,
      );
    },
  );

  it('are one a day', () => {
    write('2026-11-22.graphql', QUERY);
    write('2026-11-22/a.graphql', QUERY);
    expect(() => read()).toThrow(
      'The option "history" has two states of one day: "history/2026-11-22" and "history/2026-11-22.graphql". Keep one of them.',
    );
  });

  it('report where one of them is wrong', () => {
    write('2026-11-22.graphql', 'type Query { a: Missing }');
    expect(() => read()).toThrow(/history\/2026-11-22\.graphql:1:17/);
  });

  it('report a folder that is not there', () => {
    write('2026-11-22.graphql', QUERY);
    expect(() => read('histroy')).toThrow(
      'The option "history" names the folder "histroy", which cannot be read. Did you mean "history"?',
    );
    expect(() => read('a/b')).toThrow(
      'The option "history" names the folder "a/b", which cannot be read. Make it, or take the option away.',
    );
  });

  it('are compared as the reference shows them', () => {
    write(
      '2026-11-20.graphql',
      'directive @internal on FIELD_DEFINITION type Query { a: Int hidden: Int @internal }',
    );
    write(
      '2026-11-22.graphql',
      'directive @internal on FIELD_DEFINITION directive @access(token: Boolean) on FIELD_DEFINITION type Query { a: Int @access(token: false) b: Int }',
    );
    const options = completeOptions({
      schema: 'schema.graphql',
      hide: ['@internal'],
      contracts: {token: {directive: 'access', needed: 'token'}, hideDirectives: true},
    });
    const states = read();
    const {model} = toModel(states[1]!.schema, {...options, lenient: true}, states);
    expect(model.releases).toEqual([
      {
        date: '2026-11-22',
        isPublished: true,
        changes: [{what: 'added', coordinate: 'Query.b', isBreaking: false}],
      },
    ]);
  });

  it('have the domains of the schema where they are one file', () => {
    write('2026-11-22.graphql', `${QUERY.slice(0, -1)} b: Gone } type Gone { a: Int }`);
    write('../now/2026-11-22/numbers.graphql', QUERY);
    write(
      '../now/2026-11-22/more.graphql',
      'extend type Query { b: More } type More { a: Int }',
    );
    const options = completeOptions({
      schema: 'schema.graphql',
      groupBy: 'file',
      history: 'history',
      versions: 1,
    });
    const {earlier} = toModel(read('now')[0]!.schema, options, read());
    const gone = earlier[0]?.model.types.find(({name}) => name === 'Gone');
    expect(gone).toMatchObject({group: 'More'});
  });

  it('are versions if they differ from the schema as it is now', () => {
    for (const day of [20, 21, 22]) {
      write(`2026-11-${day}.graphql`, `type Query { a${day}: Int hidden: Int }`);
    }
    const options = completeOptions({
      schema: 'schema.graphql',
      hide: ['Query.hidden'],
      history: 'history',
      versions: 2,
    });
    const states = read();
    const {earlier} = toModel(states[2]!.schema, options, states);
    expect(
      earlier.map(({date, model, isHidden}) => [
        date,
        isHidden('Query.hidden'),
        ...(model.releases ?? []).map((release) => release.date),
      ]),
    ).toEqual([
      ['2026-11-21', true, '2026-11-21'],
      ['2026-11-20', true],
    ]);
    const {since} = toModel(states[2]!.schema, options, states).model;
    expect(since).toEqual([
      {
        date: '2026-11-21',
        isPublished: false,
        changes: [
          {what: 'removed', coordinate: 'Query.a21', isBreaking: true},
          {what: 'added', coordinate: 'Query.a22', isBreaking: false},
        ],
      },
      expect.objectContaining({date: '2026-11-20'}),
    ]);
    expect(earlier.map(({model}) => model.since)).toEqual([undefined, undefined]);
    const one = {...options, versions: 1};
    expect(toModel(states[1]!.schema, one, states).earlier).toMatchObject([
      {date: '2026-11-22'},
    ]);
    const none = {...options, versions: 0};
    expect(toModel(states[2]!.schema, none, states).earlier).toEqual([]);
  });

  it('warn of one that equals the state before', () => {
    write('2026-11-20.graphql', QUERY);
    write('2026-11-21.graphql', `"Another description." ${QUERY}`);
    write('2026-11-22.graphql', 'type Query { b: Int }');
    const options = completeOptions({schema: 'schema.graphql'});
    const states = read();
    expect(toModel(states[2]!.schema, options, states).warnings).toEqual([
      '"history/2026-11-21.graphql" has no change since "history/2026-11-20.graphql" that a list of changes names. Remove one of them.',
    ]);
  });

  it('leave out what is written about them', () => {
    write('2026-11-22.graphql', QUERY);
    write('2026-11-22.md', 'A day.');
    expect(read().map(({date}) => date)).toEqual(['2026-11-22']);
  });

  it('state since when the schema has changes that no state has', () => {
    write('2026-11-20.graphql', QUERY);
    const options = completeOptions({schema: 'schema.graphql'});
    write('../now/2026-11-22.graphql', 'type Query { b: Int }');
    const [now] = read('now');
    expect(toModel(now!.schema, options, read()).model.releases).toEqual([
      {
        date: '2026-11-20',
        isPublished: false,
        changes: [
          {what: 'removed', coordinate: 'Query.a', isBreaking: true},
          {what: 'added', coordinate: 'Query.b', isBreaking: false},
        ],
      },
    ]);
    expect(toModel(now!.schema, options).model).not.toHaveProperty('releases');
  });
});
