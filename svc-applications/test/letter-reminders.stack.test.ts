import type { Stores } from '../src/platform/stores';
import { type LetterParts, remindReferees } from '../src/referees/reminder-job';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { ask, linkTo, mailsTo, send, setLetters, someone, until } from './factories/referees';
import { expectTaken } from './factories/sections';

const dayMs = 86_400_000;

onEachDatabase((portal) => {
  beforeAll(() => setLetters(portal(), 'either'));

  /** A referee who was asked this many days ago and has not answered. */
  async function askedAgo(days: number) {
    const amina = await buildApplicant(portal());
    portal().auth.proven.add(amina.personId);
    const email = someone();
    expectTaken('requestLetter', await ask(amina, { email }));
    const link = await linkTo(portal(), email);
    await turnBack(amina, days);
    return { amina, email, link };
  }
  const turnBack = ({ applicationId }: Applicant, days: number) =>
    portal()
      .knex('letter_requests')
      .where({ application_id: applicationId })
      .update({ asked_at: new Date(Date.now() - days * dayMs) });
  const parts = (): LetterParts => portal().service;
  const round = (changes: Partial<LetterParts> = {}) => remindReferees({ ...parts(), ...changes });
  /** The number of reminders that were sent, once no mail waits any more. */
  async function reminders(email: string): Promise<number> {
    await until(async () =>
      (await portal().knex('applications_outbox').where({ state: 'waiting' })).length === 0
        ? true
        : undefined,
    );
    return mailsTo(portal(), email).filter(({ subject }) => subject.startsWith('Reminder: ')).length;
  }

  it('go after five and after ten days, each once, with two replicas at the same time', async () => {
    const { amina, email } = await askedAgo(4.9);
    await round();
    expect(await reminders(email)).toBe(0);
    await turnBack(amina, 5);
    await Promise.all([round(), round(), round()]);
    await round();
    expect(await reminders(email)).toBe(1);
    await turnBack(amina, 10);
    await Promise.all([round(), round()]);
    await round();
    expect(await reminders(email)).toBe(2);
    await turnBack(amina, 50);
    await round();
    expect(await reminders(email)).toBe(2);
  });

  it('a kill between the note and the mail leaves neither; the next round sends it', async () => {
    const { email } = await askedAgo(5);
    const stores: Stores = {
      ...parts().stores,
      transaction: (work) =>
        parts().stores.transaction((trx) =>
          work({ ...trx, enqueue: () => Promise.reject(new Error('killed')) }),
        ),
    };
    await expect(round({ stores })).rejects.toThrow('killed');
    expect(await reminders(email)).toBe(0);
    await round();
    await round();
    expect(await reminders(email)).toBe(1);
  });

  it('a clock that is weeks ahead sends nothing, and after a gap of weeks one mail goes, not two', async () => {
    const { amina, email } = await askedAgo(1);
    await round({ clock: () => new Date(Date.now() + 20 * dayMs) });
    expect(await reminders(email)).toBe(0);
    await turnBack(amina, 21);
    await round();
    await turnBack(amina, 5);
    await round();
    expect(await reminders(email)).toBe(1);
  });

  it('none goes after an answer, a replacement, a withdrawal or a discard, nor while the portal is closed', async () => {
    const sent = await askedAgo(5);
    await send(portal(), sent.link, { act: 'send', statement: 'A fine student.' });
    const declined = await askedAgo(5);
    await send(portal(), declined.link, { act: 'decline' });
    const replaced = await askedAgo(5);
    expectTaken('requestLetter', await ask(replaced.amina, { email: someone('Grace'), full_name: 'Grace' }));
    const withdrawn = await askedAgo(5);
    await portal()
      .knex('applications')
      .where({ id: withdrawn.amina.applicationId })
      .update({ withdrawn_at: new Date() });
    const discarded = await askedAgo(5);
    const params = { id: discarded.amina.applicationId };
    expectTaken('discardDraft', await discarded.amina.call('discardDraft', { params }));
    const closed = await askedAgo(5);
    const flip = async (enabled: boolean) =>
      expectTaken(
        'setPortalStatus',
        await portal().call('setPortalStatus', { token: await staffToken(portal()), body: { enabled } }),
      );
    await flip(false);
    await round();
    await flip(true);
    expect(await reminders(closed.email)).toBe(0);
    await round();
    for (const { email } of [sent, declined, replaced, withdrawn, discarded])
      expect([email, await reminders(email)]).toEqual([email, 0]);
    expect(await reminders(closed.email)).toBe(1);
    const back = await portal().call('restoreDraft', { token: await discarded.amina.accountToken(), params });
    expectTaken('restoreDraft', back);
    await round();
    expect(await reminders(discarded.email)).toBe(1);
  });
});
