import { slices } from './slices';

/** Works like the layout of a document: it never waits by itself. */
async function laidOut(steps: number, order: string[], name: string): Promise<void> {
  const breath = slices();
  for (let step = 0; step < steps; step += 1) {
    order.push(name);
    // Lasts longer than a slice.
    const until = performance.now() + 9;
    while (performance.now() < until);
    await breath();
  }
}

test('requests of others run after each slice of a document, and between the slices of two', async () => {
  const order: string[] = [];
  let over = false;
  const others = () => {
    order.push('others');
    if (!over) setImmediate(others);
  };
  setImmediate(others);
  await Promise.all([laidOut(10, order, 'one'), laidOut(10, order, 'two')]);
  over = true;
  const rounds = order.join(' ').split('others').slice(1);
  expect(rounds.filter((round) => round.trim().split(' ').length > 1)).toEqual([]);
});

test('a short document does not wait', async () => {
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  const breath = slices();
  await breath();
  expect(turns).toBe(0);
});
