import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { UploadPlaces } from './upload-places';

let now: number;
let ended: string[];
let places: UploadPlaces;
beforeEach(() => {
  now = 0;
  ended = [];
  places = new UploadPlaces({ perSession: 3, perNetwork: 10, connections: 4 }, 1, () => now);
});

function begin(network: string, name: string) {
  const req = Object.assign(new EventEmitter(), { headers: {} }) as unknown as IncomingMessage;
  const giveBack = places.take(req, network, () => ended.push(name));
  return { giveBack, send: (bytes: number) => req.emit('data', Buffer.alloc(bytes)) };
}

test('slow uploads of one network that have all connections make way for another, the slowest first', () => {
  const uploads = ['a', 'b', 'c', 'd'].map((name) => begin('198.51.100.7', name));
  now = 60_000;
  for (const [place, { send }] of uploads.entries()) send([5_000, 70, 60_000, 900][place] ?? 0);
  expect(begin('203.0.113.5', 'honest').giveBack).toBeDefined();
  expect(ended).toEqual(['b']);
});

test('uploads that have just begun end for nobody: the next waits for its turn', () => {
  for (const name of ['a', 'b', 'c', 'd']) begin('198.51.100.7', name);
  expect(begin('203.0.113.5', 'honest').giveBack).toBeDefined();
  expect(ended).toEqual([]);
});

test('a network never ends what another has that has less', () => {
  for (const name of ['a', 'b', 'c']) begin('198.51.100.7', name);
  begin('203.0.113.5', 'slow but alone');
  now = 60_000;
  begin('198.51.100.7', 'greedy');
  expect(ended).not.toContain('slow but alone');
});
