import { randomBytes } from 'node:crypto';
import { languagesOffered, offerLanguages } from '@portal/service-kit/language';
import type { MailTransport } from '@portal/service-kit/mail';
import { until } from '@portal/test-kit';
import { mailDelivery } from '../src/mail/mails/deliver';
import { credential } from './client';
import { onEachDatabase } from './each-database';
import { type Mailbox, startMailbox } from './mailbox';
import { buildPerson } from './people';

const trial = {
  remote: 'mfe-admin',
  version: '1.5.0-0a1b2c3d',
  live: '1.4.0',
  why: 'failures',
  trial: { visitors: 15, failing: 12, load_ms: null },
  beside: { visitors: 140, failing: 1, load_ms: 810 },
  at: '2026-11-28T21:30:00.000Z',
};

onEachDatabase((auth) => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox(auth());
  });
  afterAll(() => mailbox?.stop());
  beforeEach(() => auth().knex('people').update({ active: false }));

  const notify = (change: object = {}, secret = credential) =>
    auth().call('POST', '/internal/release-notices', {
      body: { id: randomBytes(32).toString('hex'), ...trial, ...change },
      headers: { Authorization: `Service ${secret}` },
    });

  /** Resolves when the mail server has refused the waiting mails. */
  const refused = () =>
    until(() => auth().knex('auth_outbox').where({ state: 'waiting' }).whereNotNull('last_error').first());

  it('mails everybody who may release, in their language, and nobody else', async () => {
    const [aline, eric] = [
      await buildPerson(auth(), { role: 'admin', language: 'fr' }),
      await buildPerson(auth(), { role: 'admin' }),
    ];
    const others = [
      await buildPerson(auth(), { role: 'reviewer' }),
      await buildPerson(auth()),
      await buildPerson(auth(), { role: 'admin' }),
      // Invited, and has not joined.
      await buildPerson(auth(), { role: 'admin', passwordHash: undefined, passwordState: 'none' }),
    ];
    await auth().knex('people').update({ active: false }).where({ id: others[2]?.id });
    const { status, body } = await notify();
    expect([status, body]).toEqual([200, { mails: 2 }]);
    const [english] = [await mailbox.smtp.mail(({ to }) => to.includes(eric.email))];
    const french = await mailbox.smtp.mail(({ to }) => to.includes(aline.email));
    expect(english.subject).toBe('A trial was ended by itself (Hill School)');
    for (const words of [
      'Module: mfe-admin',
      'Version on trial: 1.5.0-0a1b2c3d',
      'Everybody has again: 1.4.0',
      'Why: Its pages failed for 12 of 15 visitors, those of the live version for 1 of 140.',
      'When: 28 November 2026 at 23:30 (Kigali)',
      'http://portal.test/admin/modules',
    ])
      expect(english.text).toContain(words);
    expect(french.subject).toBe('Un essai a été arrêté tout seul (Hill School)');
    expect(french.text).toContain('Ses pages ont échoué chez 12 visiteurs sur 15');
    await mailbox.atRest();
    expect(mailbox.sentTo(...others.map(({ email }) => email))).toEqual([]);
  });

  it.each(['rw', 'sw'] as const)('has no English in it for readers of %s', async (language) => {
    const offered = languagesOffered();
    offerLanguages(['en', language]);
    const reader = await buildPerson(auth(), { role: 'admin', language });
    await notify({ why: 'slow', trial: { visitors: 25, failing: 0, load_ms: 4000 } });
    const { subject, text } = await mailbox.smtp
      .mail(({ to }) => to.includes(reader.email))
      .finally(() => offerLanguages(offered));
    expect(subject + text).not.toMatch(/trial|version on|Everybody|seconds|Open Modules|Why:/i);
    expect(text).toMatch(/\b4\b/);
  });

  it('mails once, however many gateways ask, and at the same time', async () => {
    const aline = await buildPerson(auth(), { role: 'admin' });
    const id = randomBytes(32).toString('hex');
    const answers = await Promise.all([notify({ id }), notify({ id }), notify({ id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.mails).sort()).toEqual([0, 0, 1]);
    expect((await notify({ id })).body).toEqual({ mails: 0 });
    await mailbox.atRest();
    expect(mailbox.sentTo(aline.email)).toHaveLength(1);
  });

  it('goes out when the mail server is back', async () => {
    const aline = await buildPerson(auth(), { role: 'admin' });
    mailbox.smtp.refuse();
    await notify();
    await refused();
    mailbox.smtp.accept();
    await mailbox.atRest();
    expect(mailbox.sentTo(aline.email)).toHaveLength(1);
  });

  it('goes to nobody who may not release any more when it is sent', async () => {
    const send = jest.fn(async () => undefined);
    const deliver = mailDelivery(auth().service, { send } as unknown as MailTransport);
    const [admin, reviewer] = [
      await buildPerson(auth(), { role: 'admin' }),
      await buildPerson(auth(), { role: 'reviewer' }),
    ];
    await deliver('trial-ended', { person_id: reviewer.id, ...trial }, { id: 1 });
    expect(send).not.toHaveBeenCalled();
    await deliver('trial-ended', { person_id: admin.id, ...trial }, { id: 2 });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ to: admin.email }));
  });

  it('is a call of the gateway alone, and what cannot be is refused', async () => {
    expect((await notify({}, 'another-secret-of-nobody')).status).toBe(404);
    for (const wrong of [{ id: 'x' }, { remote: '<b>' }, { version: 'new' }, { why: 'bored' }, { trial: {} }])
      expect([wrong, (await notify(wrong)).status]).toEqual([wrong, 422]);
    expect(await auth().knex('auth_outbox').where({ state: 'waiting' })).toEqual([]);
  });
});
