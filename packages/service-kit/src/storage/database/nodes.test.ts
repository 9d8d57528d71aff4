import { avoidedMs, inTurn, type Node, nodesOf } from './nodes';

test('an address is a list of one; commas within an address divide nothing', () => {
  const one = 'mysql://user:a,b@one:3306/portal';
  expect(nodesOf(one)).toEqual([one]);
  expect(nodesOf(`${one},mysql://user:a,b@two:3306/portal`)).toEqual([
    one,
    'mysql://user:a,b@two:3306/portal',
  ]);
});

test('servers are asked as they are listed; one that failed comes last, and first again after a while', () => {
  const node = (host: string): Node => ({
    address: { host, port: 3306, user: 'user', password: '', database: 'portal' },
    failedAt: 0,
  });
  const [one, two] = [node('one'), node('two')];
  const now = Date.now();
  expect(inTurn([one, two], now)).toEqual([one, two]);
  one.failedAt = now;
  expect(inTurn([one, two], now + 1)).toEqual([two, one]);
  expect(inTurn([one, two], now + avoidedMs)).toEqual([one, two]);
});
