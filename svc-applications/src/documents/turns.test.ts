import { oneAtATime } from './turns';

test('pieces of work run one after the other, also after a failure', async () => {
  const inTurn = oneAtATime(5);
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    said.push(`${name} ends`);
    if (name === 'a') throw new Error('broken');
    return name;
  };
  const both = await Promise.allSettled([inTurn(work('a')), inTurn(work('b'))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('with too many pieces waiting the next is refused with 503', async () => {
  const inTurn = oneAtATime(1);
  let finish: () => void = () => undefined;
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = inTurn(async () => 'done');
  await expect(inTurn(async () => 'never')).rejects.toMatchObject({ name: 'Unavailable' });
  await new Promise((resolve) => setImmediate(resolve));
  finish();
  await first;
  expect(await second).toBe('done');
});
