import { offerReset } from '../src/signing-in/forgotten-password/forgotten';
import { onEachDatabase } from './each-database';
import { buildPerson, goodPassword, randomAddress, tokenOf } from './people';

onEachDatabase((auth) => {
  const signIn = (email: string, password: string, address: string) =>
    auth().call('POST', '/api/login', { body: { email_or_phone: email, password }, address });
  const admin = async () => tokenOf(auth(), await buildPerson(auth(), { role: 'admin' }));
  const eventsAbout = async (id: number) =>
    (await auth().call('GET', `/api/staff/events?subject=person&subject_id=${id}`, { token: await admin() }))
      .body.entries as { kind: string; network: string; actor: object | null; details: object }[];

  it('records sign-ins, failures, the lockout once, and new passwords, without a name or an address', async () => {
    const amina = await buildPerson(auth());
    const address = randomAddress();
    for (let guess = 0; guess < 13; guess += 1) await signIn(amina.email, `Wrong-guess-${guess}`, address);
    auth().passes(16 * 60_000);
    const token = await tokenOf(auth(), amina);
    const change = { currentPassword: 'Not-my-password-1', newPassword: 'Another-password-2' };
    const path = `/api/users/${amina.id}/change-password`;
    await auth().call('POST', path, { token, body: change });
    await auth().call('POST', path, { token, body: { ...change, currentPassword: goodPassword } });
    await auth().call('POST', '/api/logout', { token });
    const events = await eventsAbout(amina.id);
    expect(events.map(({ kind }) => kind)).toEqual([
      'sign_out',
      'password_changed',
      'password_change_failed',
      'sign_in',
      'sign_in_locked',
      ...Array(10).fill('sign_in_failed'),
    ]);
    const [failed, signedIn] = [events.at(-1), events[3]];
    expect(failed).toMatchObject({ actor: null, network: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(signedIn?.actor).toEqual({ id: amina.id, role: 'intern' });
    expect(signedIn?.network).not.toBe(failed?.network);
    const stored = JSON.stringify(await auth().knex('auth_events'));
    for (const secret of [amina.email, amina.name, address, 'Wrong-guess'])
      expect(stored).not.toContain(secret);
  });

  it('a stranger who is tried is recorded without an account', async () => {
    const address = randomAddress();
    await signIn('nobody@example.org', 'Wrong-guess-1', address);
    const answer = await auth().call('GET', '/api/staff/events?kind=sign_in_failed', {
      token: await admin(),
    });
    expect((answer.body.entries as object[])[0]).toMatchObject({ subject: null, actor: null });
  });

  it('what is done to staff accounts is recorded with the new role', async () => {
    const grace = await buildPerson(auth(), { role: 'reviewer' });
    await auth().call('PATCH', `/api/staff/${grace.id}`, { token: await admin(), body: { role: 'admin' } });
    const [event] = await eventsAbout(grace.id);
    expect(event).toMatchObject({
      kind: 'staff_role_changed',
      actor: { role: 'admin' },
      details: { role: 'admin' },
    });
  });

  it('a reset that is mailed and used is recorded', async () => {
    const amina = await buildPerson(auth());
    await auth().call('POST', '/api/password/forgot', { body: { email: amina.email } });
    const offer = await offerReset(auth().service, amina.email);
    await auth().call('POST', '/api/password/reset', {
      body: { token: offer?.token, newPassword: 'Another-password-2' },
    });
    expect((await eventsAbout(amina.id)).map(({ kind }) => kind)).toEqual(['password_reset', 'reset_mailed']);
  });
});
