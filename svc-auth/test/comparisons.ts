import { verify } from '@node-rs/argon2';

/**
 * Returns the password comparisons that `work` makes: kind and parameters of each hash, which decide its cost. Needs
 * `verify` to be a mock around the real function: `jest.mock('@node-rs/argon2', ...)` in the test's own file.
 */
export async function comparisons(work: () => Promise<unknown>): Promise<string[]> {
  const counted = jest.mocked(verify);
  counted.mockClear();
  await work();
  return counted.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join('$'));
}
