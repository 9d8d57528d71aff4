import { evaluate } from '../contracts/evaluate';

it('the launcher takes ports that no outgoing connection is given, and none twice', () => {
  const ports = evaluate<number[]>(
    'launcher/free-port.mjs',
    'await Promise.all(Array.from({ length: 40 }, () => it.freePort()))',
  );
  expect(new Set(ports).size).toBe(40);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
