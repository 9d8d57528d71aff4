import { verify } from '@node-rs/argon2';

/**
 * The password comparisons that `work` makes, each as the kind and the parameters of its hash, which decide its cost.
 * Needs `verify` to be a mock around the real function: `jest.mock('@node-rs/argon2', ...)` in the test's own file.
 */
export async function comparisons(work: () => Promise<unknown>): Promise<string[]> {
  const counted = jest.mocked(verify);
  counted.mockClear();
  await work();
  return counted.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join('$'));
}
