import { verify } from '@node-rs/argon2';

/**
 * The comparisons of passwords that some work takes, each by what it costs: the kind and the parameters of its hash.
 * Needs `verify` to be a mock around the real one: `jest.mock('@node-rs/argon2', ...)` in the test's own file.
 */
export async function comparisons(work: () => Promise<unknown>): Promise<string[]> {
  const counted = jest.mocked(verify);
  counted.mockClear();
  await work();
  return counted.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join('$'));
}
