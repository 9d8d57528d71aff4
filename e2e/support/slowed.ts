import type { TestPortal } from './harness';

const post = (portal: Pick<TestPortal, 'url'>, path: string, json: object) =>
  fetch(`${portal.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  }).then(({ status }) => status);

/**
 * Sends wrong sign-in details of people who do not exist until the network is slowed down; returns the number of
 * attempts.
 */
async function untilSlowed(once: (turn: number) => Promise<number>): Promise<number> {
  for (let sent = 0; ; sent += 8) {
    if (sent > 400) throw new Error('The network is not slowed');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => once(sent + place)));
    if (answers.includes(429)) return sent + answers.filter((status) => status !== 429).length;
  }
}

export const slowPasswords = (portal: TestPortal): Promise<number> =>
  untilSlowed((turn) =>
    post(portal, '/api/login', { email_or_phone: `nobody${turn}@example.org`, password: 'Wrong-Password-1' }),
  );

export const slowPairs = (portal: TestPortal): Promise<number> =>
  untilSlowed((turn) =>
    post(portal, '/api/intern/login', {
      email: `nobody${turn}@example.org`,
      phone: `2507880${String(turn).padStart(5, '0')}`,
      role: 'intern',
    }),
  );
