import { comparisons } from '../../../test/comparisons';
import { compareWithDecoy, hashPassword, passwordMatches, prepareDecoy, turnstile } from './hashing';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

describe('passwords at rest', () => {
  it('are argon2id hashes with 19 MiB, two passes and a salt of their own', async () => {
    const [one, other] = await Promise.all([hashPassword('Amahoro1'), hashPassword('Amahoro1')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    await expect(passwordMatches(one, 'Amahoro1')).resolves.toBe(true);
    await expect(passwordMatches(one, 'Amahoro2')).resolves.toBe(false);
  });

  it('cost as much to compare for an unknown account as for a known one', async () => {
    await prepareDecoy();
    const known = await hashPassword('Amahoro1');
    const unknown = await comparisons(() => compareWithDecoy('wrong'));
    expect(unknown).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
    expect(unknown).toEqual(await comparisons(() => passwordMatches(known, 'wrong')));
  });

  it('never match the decoy, not even with its own text', async () => {
    await expect(compareWithDecoy('nobody has this password')).resolves.toBe(false);
  });
});

describe('the turnstile', () => {
  it('runs two at a time and all in the end, also after failures', async () => {
    const takeTurn = turnstile({ atOnce: 2, waiting: 10 });
    let inside = 0;
    let most = 0;
    const visits = Array.from({ length: 9 }, (_, visit) =>
      takeTurn(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setTimeout(resolve, 2));
        inside -= 1;
        if (visit === 4) throw new Error('stumbled');
        return visit;
      }),
    );
    const ends = await Promise.allSettled(visits);
    expect(most).toBe(2);
    expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(8);
  });

  it('sends those away at once who would make the queue too long, and takes them when it is shorter', async () => {
    const takeTurn = turnstile({ atOnce: 1, waiting: 2 });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const inside = [1, 2, 3].map(() => takeTurn(() => held));
    await expect(takeTurn(async () => 'in')).rejects.toMatchObject({
      name: 'Unavailable',
      retryAfterSeconds: 2,
    });
    letGo();
    await Promise.all(inside);
    await expect(takeTurn(async () => 'in')).resolves.toBe('in');
  });
});
