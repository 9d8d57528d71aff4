import { Room, type Stay } from './index';

let now: number;
let room: Room;
let ended: string[];
beforeEach(() => {
  now = 0;
  ended = [];
  room = new Room({ all: 100, each: 60 }, () => now);
});

const enter = (name: string): Stay => room.enter(name.split(' ')[0] ?? '', () => ended.push(name));

test('an announced size takes no room', () => {
  for (let one = 0; one < 1000; one += 1) enter('school');
  expect(enter('home').take(60)).toBe(true);
});

test('one has at most its share, and its own slowest ends for its next', () => {
  const slow = enter('school slow');
  expect(slow.take(10)).toBe(true);
  now = 10_000;
  const fast = enter('school fast');
  expect(fast.take(50)).toBe(true);
  expect([fast.take(5), ended]).toEqual([true, ['school slow']]);
  expect(slow.take(1)).toBe(false);
});

test('where all is taken the slowest of the largest ends, not of the smallest', () => {
  const [slow, slower] = [enter('attacker slow'), enter('attacker slower')];
  slow.take(40);
  slower.take(20);
  enter('home first').take(5);
  enter('office').take(35);
  now = 60_000;
  expect(enter('home second').take(10)).toBe(true);
  expect(ended).toEqual(['attacker slower']);
});

test('the largest upload is ended only for a request of its own network', () => {
  enter('school first').take(50);
  enter('home').take(45);
  now = 10_000;
  const next = enter('school next');
  expect(next.take(8)).toBe(true);
  expect(ended).toEqual(['school first']);
});

test('among young ones the last that came is refused', () => {
  enter('school first').take(30);
  enter('school second').take(30);
  expect(enter('school third').take(1)).toBe(false);
  expect(ended).toEqual([]);
});

test('what has wholly arrived is not ended, and gives back when it leaves', () => {
  const [one, other] = [enter('school'), enter('home')];
  one.take(60);
  other.take(40);
  for (const stay of [one, other]) stay.settle();
  now = 10_000;
  expect([enter('office').take(1), ended]).toEqual([false, []]);
  one.leave();
  one.leave();
  expect(enter('office').take(60)).toBe(true);
});

test('places are held by the slowest in bytes', () => {
  room = new Room({ all: 2, each: 2 }, () => now);
  const [trickle, stream] = [enter('school trickle'), enter('school stream')];
  trickle.take(1, 0);
  stream.take(1, 0);
  now = 10_000;
  trickle.take(0, 10);
  stream.take(0, 10_000);
  expect([enter('home').take(1, 0), ended]).toEqual([true, ['school trickle']]);
});
