import {expect, it} from 'vitest';
import {ROOT} from '../../commands/paths';
import {judge} from '../judge';
import {parseAccepted, readAccepted} from '../readAccepted';
import {readRoom} from '../readRoom';
import {ROOMS} from '../settings';

const ENTRY = {
  room: 'views',
  file: 'a.ts',
  code: 'most(5);',
  before: '5',
  after: '6',
  reason: 'Five is as good as six.',
};

it('reads the list as it is written', () => {
  expect(parseAccepted(JSON.stringify([ENTRY]))).toEqual([ENTRY]);
});

it.each([
  [
    {room: 'cellar'},
    'mutation/accepted.json accepts 5 -> 6 in a.ts for the room "cellar", but there is none. Write one of model, views, search, samples.',
  ],
  [
    {reason: ' '},
    'mutation/accepted.json accepts 5 -> 6 in a.ts without a reason. Write why no test need notice it.',
  ],
])('refuses an entry with %j', (change, message) => {
  expect(() => parseAccepted(JSON.stringify([ENTRY, {...ENTRY, ...change}]))).toThrow(
    message,
  );
});

it.each(ROOMS.map((room) => [room.name, room] as const))(
  'every entry of the room %s means a mutant of its code',
  async (_, settings) => {
    const room = await readRoom(ROOT, settings);
    expect(judge(room, [], await readAccepted(ROOT)).stale).toEqual([]);
  },
);
