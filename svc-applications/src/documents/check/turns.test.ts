import { type Sender, turnsBySender } from './turns';

const limits = { atOnce: 2, atOncePerNetwork: 1, waiting: 6, waitingPerNetwork: 4, refusal: 'Too many' };
const from = (network: string, person = 'a'): Sender => ({ network, person });

/** Pieces of work that end when the test ends them, and the order in which they began. */
function setUp() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}

test('one network has one place, however much it sends, and the other place is free for others', async () => {
  const { begun, work, end } = setUp();
  const inTurn = turnsBySender(limits);
  const all = ['1', '2', '3'].map((name) => inTurn(from('bomber'), work(name)));
  const other = inTurn(from('other'), work('honest'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['1', 'honest']);
  await end('honest');
  expect(await other).toBe('honest');
  expect(begun).toEqual(['1', 'honest']);
  for (const name of ['1', '2', '3']) await end(name);
  expect(await Promise.all(all)).toEqual(['1', '2', '3']);
});

test('networks take turns, and so do the people of one network', async () => {
  const { begun, work, end } = setUp();
  const inTurn = turnsBySender({ ...limits, atOnce: 1 });
  const all = [
    inTurn(from('a', 'x'), work('a.x.1')),
    inTurn(from('a', 'x'), work('a.x.2')),
    inTurn(from('a', 'x'), work('a.x.3')),
    inTurn(from('a', 'y'), work('a.y.1')),
    inTurn(from('b'), work('b.1')),
    inTurn(from('b'), work('b.2')),
  ];
  const order = ['a.x.1', 'b.1', 'a.y.1', 'b.2', 'a.x.2', 'a.x.3'];
  for (const name of order) {
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  await Promise.all(all);
});

test('work that fails gives its place to the next', async () => {
  const inTurn = turnsBySender(limits);
  await expect(inTurn(from('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(from('a'), async () => 'done')).toBe('done');
});

test('a network with too much waiting is refused with 503, and others are not', async () => {
  const { work, end } = setUp();
  const inTurn = turnsBySender(limits);
  const all = ['1', '2', '3', '4', '5'].map((name) => inTurn(from('a'), work(name)));
  await expect(inTurn(from('a'), work('never'))).rejects.toMatchObject({ name: 'Unavailable' });
  const other = inTurn(from('b'), work('b'));
  await end('');
  await end('b');
  expect(await other).toBe('b');
  for (const name of ['1', '2', '3', '4', '5']) await end(name);
  await Promise.all(all);
});

test('networks whose work runs to its limit share one place, and others have the other', async () => {
  const { begun, work, end } = setUp();
  const slow = new Set(['bomber', 'second bomber']);
  const inTurn = turnsBySender({ ...limits, isSlow: (network) => slow.has(network) });
  const bombs = [
    inTurn(from('bomber'), work('1')),
    inTurn(from('second bomber'), work('2')),
    inTurn(from('bomber'), work('3')),
  ];
  for (const name of ['a', 'b', 'c']) {
    const honest = inTurn(from('school'), work(name));
    await end('');
    expect(begun.at(-1)).toBe(name);
    await end(name);
    expect(await honest).toBe(name);
  }
  expect(begun).toEqual(['1', 'a', 'b', 'c']);
  for (const name of ['1', '2', '3']) await end(name);
  expect(await Promise.all(bombs)).toEqual(['1', '2', '3']);
});

test('where all that may wait waits, the latest of the network with most makes way', async () => {
  const { begun, work, end } = setUp();
  const inTurn = turnsBySender({ ...limits, atOnce: 1, waiting: 6, waitingPerNetwork: 4 });
  const first = inTurn(from('a'), work('a'));
  const ofB = ['b1', 'b2', 'b3', 'b4'].map((name) => inTurn(from('b'), work(name)));
  const ofC = ['c1', 'c2'].map((name) => inTurn(from('c'), work(name)));
  const refused = expect(ofB.at(-1)).rejects.toMatchObject({ name: 'Unavailable' });
  const honest = inTurn(from('d'), work('d'));
  await refused;
  await expect(inTurn(from('b'), work('never'))).rejects.toMatchObject({ name: 'Unavailable' });
  for (const name of ['a', 'b1', 'c1', 'd', 'b2', 'c2', 'b3']) await end(name);
  expect(begun).toEqual(['a', 'b1', 'c1', 'd', 'b2', 'c2', 'b3']);
  await Promise.all([first, honest, ...ofB.slice(0, 3), ...ofC]);
});
