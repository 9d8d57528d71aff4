import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import { ApiError } from '../api-error';
import { fakeShell } from '../dev';
import { createJsonClient } from './client';

/** A challenge whose least solution is `counter`, as a service makes it. */
function challengeFor(counter: number) {
  const [salt, nonce] = ['0f'.repeat(16), 'a1'.repeat(16)];
  const text = hexToBytes(salt + nonce + counter.toString(16).padStart(8, '0'));
  return { parameters: { salt, nonce, keyPrefix: bytesToHex(sha256(text)).slice(0, 32) }, signature: 's' };
}

interface Given {
  status: number;
  body: object;
}

/** A server that gives these answers in turn. */
function serverAnswers(...answers: Given[]) {
  const bodies: Record<string, string>[] = [];
  globalThis.fetch = (async (_path: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    const { status, body: answered } = answers[bodies.length - 1] as Given;
    return {
      ok: status === 200,
      status,
      headers: new Headers(),
      text: async () => JSON.stringify(answered),
    } as Response;
  }) as typeof fetch;
  return bodies;
}

const slowed = (counter: number) => ({
  status: 429,
  body: { message: 'Later.', challenge: challengeFor(counter) },
});
const pair = { email: 'amina@example.org', phone: '250788000111' };
const signIn = (shell = fakeShell()) => createJsonClient(shell).send('POST', '/api/intern/login', pair);

test('a call of a slowed network is sent again with the number that the challenge asks for', async () => {
  const bodies = serverAnswers(slowed(2_345), { status: 200, body: { token: 'abc' } });
  expect(await signIn()).toEqual({ status: 200, body: { token: 'abc' } });
  expect(bodies[0]).toEqual(pair);
  const { proof_of_work: proof, ...rest } = bodies[1] ?? {};
  expect(rest).toEqual(pair);
  const { challenge, solution } = JSON.parse(atob(String(proof)));
  expect(challenge).toEqual(challengeFor(2_345));
  expect(solution.counter).toBe(2_345);
  expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
});

test('a solution that came too late is followed by the next one', async () => {
  const bodies = serverAnswers(slowed(3), slowed(70), { status: 200, body: {} });
  await signIn();
  expect(
    bodies.map((body) => body.proof_of_work && JSON.parse(atob(body.proof_of_work)).solution.counter),
  ).toEqual([undefined, 3, 70]);
});

test('a service that asks for ever is reported as it is, and so is a challenge that nobody can solve', async () => {
  const bodies = serverAnswers(slowed(1), slowed(1), slowed(1), slowed(1));
  await expect(signIn()).rejects.toMatchObject({ status: 429, message: 'Later.' });
  expect(bodies).toHaveLength(4);
  serverAnswers({ status: 429, body: { message: 'Later.', challenge: { parameters: {} } } });
  const refusal = await signIn().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ message: 'Later.' });
});

test('other refusals are not sent again', async () => {
  const bodies = serverAnswers({ status: 429, body: { message: 'Later.' } });
  await expect(signIn()).rejects.toMatchObject({ status: 429 });
  expect(bodies).toHaveLength(1);
});

test('noticeably long work is announced, in the language of the page, until it is done', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
  const shell = fakeShell({ languages: ['fr', 'en'] });
  const [loading, dismiss] = [jest.spyOn(shell.notify, 'loading'), jest.spyOn(shell.notify, 'dismiss')];
  serverAnswers(slowed(1_000), { status: 200, body: {} });
  await signIn(shell);
  expect(loading.mock.calls).toEqual([['Vérification de cet appareil…']]);
  expect(dismiss).toHaveBeenCalledWith(loading.mock.results[0]?.value);
  jest.restoreAllMocks();
});
