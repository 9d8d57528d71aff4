import { silentLogger } from '@portal/service-kit/logging';
import { dayMs, monthsLater, runBefore } from '../src/application/retention/rules';
import { retentionJob } from '../src/privacy/retention/daily-job';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { setRules, untouched, wished } from './factories/retention';
import { buildSubmitted, sendDocument } from './factories/sections';

onEachDatabase((portal) => {
  const set = (rules: object) => setRules(portal(), rules);
  /** As if the rules were set and the clock was read days ago, and tonight's run is not done. */
  const asIfLongAgo = async () => {
    const ago = new Date(Date.now() - 3 * dayMs);
    await portal().knex('retention_rules').update({ since_at: ago });
    await portal()
      .knex('retention_state')
      .update({ seen_at: new Date(), steady_since_at: ago, doubted_from_at: null, night_at: null });
  };
  const runAt = async (options: { most?: number } = {}, parts: object = {}) => {
    await asIfLongAgo();
    await retentionJob({ ...portal().service, ...parts }, silentLogger, options);
  };
  const untouchedFor = (id: number, months: number) => untouched(portal(), id, months);
  const isThere = async (id: number) => (await portal().knex('applications').where({ id })).length === 1;
  const endEvents = (id: number) =>
    portal().knex('applications_events').where({ kind: 'application_ended', subject_id: id });
  const filesOf = (id: number): Promise<string[]> =>
    portal().knex('documents').where({ application_id: id }).pluck('file_path');
  const stored = (path: string) =>
    portal()
      .files.stat(path)
      .then(
        () => true,
        () => false,
      );
  const mailsTo = ({ personal }: Applicant) =>
    portal().mails.filter(({ to, subject }) => to === personal.email && subject.includes('will be deleted'));
  const until = async (fits: () => boolean) => {
    while (!fits()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  /** A decided application that nobody has changed for 13 months. */
  async function decided(status: 'approved' | 'rejected' = 'rejected'): Promise<Applicant> {
    const amina = await buildSubmitted(portal());
    await portal().knex('applications').where({ id: amina.applicationId }).update({ status });
    await untouchedFor(amina.applicationId, 13);
    return amina;
  }
  const notifiedLongAgo = (id: number) =>
    portal()
      .knex('retention_notices')
      .where({ application_id: id })
      .update({ told_at: new Date(Date.now() - 15 * dayMs), ends_at: new Date(Date.now() - dayMs) });

  beforeEach(async () => {
    await portal().knex('retention_rules').delete();
    await portal().knex('ending_accounts').delete();
  });

  it('without rules nothing ends, however old', async () => {
    const amina = await decided('approved');
    await runAt();
    expect(await isThere(amina.applicationId)).toBe(true);
  });

  it('a decided application ends after its months, with files and account; its figure and a record stay', async () => {
    const amina = await decided();
    const grace = await decided('approved');
    const id = amina.applicationId;
    const paths = await filesOf(id);
    await set(wished({ rejected: 12 }));
    const figures = async () => (await portal().knex('erased_figures')).length;
    const before = await figures();
    await Promise.all([runAt(), retentionJob(portal().service, silentLogger)]);
    await runAt();
    expect(await isThere(id)).toBe(false);
    expect(await Promise.all(paths.map(stored))).toEqual(paths.map(() => false));
    expect(await figures()).toBe(before + 1);
    expect(await endEvents(id)).toHaveLength(1);
    expect(portal().auth.erased).toContain(amina.personId);
    expect(await isThere(grace.applicationId)).toBe(true);
    const acts = portal().knex('audit_entries').where({ application_id: id }).pluck('actor_name');
    expect(await acts).not.toContain(amina.personal.name);
  });

  it('an application that was withdrawn ends as a rejected one does, and its owner reads when', async () => {
    const amina = await decided();
    const waits = await decided();
    const at = monthsLater(new Date(), -13);
    const change = (id: number, withdrawn_at: Date | null) =>
      portal().knex('applications').where({ id }).update({ status: 'in-review', withdrawn_at });
    await change(amina.applicationId, at);
    await change(waits.applicationId, null);
    await set(wished({ rejected: 12 }));
    const { body } = await amina.call('getOwnData', { token: await amina.accountToken() });
    expect(body.applications[0]?.ends_at).toEqual(expect.any(String));
    await runAt();
    expect([await isThere(amina.applicationId), await isThere(waits.applicationId)]).toEqual([false, true]);
  });

  it('nothing ends within a day after a rule was set or shortened', async () => {
    const amina = await decided();
    await set(wished({ rejected: 12 }));
    await runAt();
    const second = await decided();
    await set(wished({ rejected: 6 }));
    const state = portal().knex('retention_state');
    await state.update({ night_at: null, steady_since_at: new Date(Date.now() - 3 * dayMs) });
    await retentionJob(portal().service, silentLogger);
    expect([await isThere(amina.applicationId), await isThere(second.applicationId)]).toEqual([false, true]);
  });

  it('waits while a request for another application is open, and for what is not decided', async () => {
    const amina = await decided();
    const waiting = await buildSubmitted(portal());
    await untouchedFor(waiting.applicationId, 13);
    await portal().knex('application_requests').insert({
      person_id: amina.personId,
      application_type: 'intern',
      user_reason: 'again',
      original_application_id: amina.applicationId,
      status: 'pending',
      created_at: new Date(),
      applicant_name: 'Amina',
      applicant_email: amina.personal.email,
    });
    await set(wished({ draft: 12, approved: 12, rejected: 12 }));
    await runAt();
    expect([await isThere(amina.applicationId), await isThere(waiting.applicationId)]).toEqual([true, true]);
  });

  describe('an untouched draft', () => {
    async function draft(): Promise<Applicant> {
      const amina = await buildApplicant(portal());
      await sendDocument(amina, 'cv');
      await untouchedFor(amina.applicationId, 13);
      return amina;
    }

    it('ends two weeks after its owner was notified, once, without what was typed', async () => {
      const amina = await draft();
      const id = amina.applicationId;
      await set(wished({ draft: 12 }));
      await runAt();
      await runAt();
      expect(await isThere(id)).toBe(true);
      await until(() => mailsTo(amina).length > 0);
      const [result] = mailsTo(amina);
      expect(result?.text).toContain('/application/interns');
      expect(result?.text).not.toContain(amina.personal.name);
      const notice = await portal().service.stores.retention.notice(id);
      expect(notice?.endsAt).toEqual(new Date(runBefore(new Date()).getTime() + 14 * dayMs));
      await notifiedLongAgo(id);
      await runAt();
      expect(await isThere(id)).toBe(false);
      expect(mailsTo(amina)).toHaveLength(1);
      // An application that was never submitted leaves nothing in the statistics.
      expect(portal().auth.erased).toContain(amina.personId);
    });

    it('stays when a document comes after the mail, and its owner is mailed anew when it is over again', async () => {
      const amina = await draft();
      const id = amina.applicationId;
      await set(wished({ draft: 12 }));
      await runAt();
      await until(() => mailsTo(amina).length === 1);
      await notifiedLongAgo(id);
      await sendDocument(amina, 'cover_letter');
      await runAt();
      expect(await isThere(id)).toBe(true);
      await portal()
        .knex('retention_notices')
        .update({ told_at: new Date(Date.now() - 500 * dayMs) });
      await untouchedFor(id, 13);
      await runAt();
      expect(await isThere(id)).toBe(true);
      await until(() => mailsTo(amina).length === 2);
    });

    it('keeps its account while its owner has another application, or is signed in', async () => {
      const amina = await draft();
      await set(wished({ draft: 12 }));
      await runAt();
      await notifiedLongAgo(amina.applicationId);
      portal().auth.signedIn.add(amina.personId);
      await runAt();
      expect(await isThere(amina.applicationId)).toBe(false);
      expect(portal().auth.erased).not.toContain(amina.personId);
      const { personId, personal } = amina;
      const begun = await portal().call('signInToInternship', { body: { ...personal, role: 'intern' } });
      expect(begun.status).toBe(200);
      portal().auth.signedIn.delete(personId);
      await runAt();
      expect(portal().auth.erased).not.toContain(personId);
      expect(await portal().service.stores.retention.endingAccounts()).toEqual([]);
    });
  });

  describe('when something is killed on the way', () => {
    it('files that are left, and an account that could not end, go in the next round', async () => {
      const amina = await decided();
      const paths = await filesOf(amina.applicationId);
      await set(wished({ rejected: 12 }));
      const { files } = portal();
      const killed = { files: { ...files, remove: () => Promise.reject(new Error('killed')) } };
      await expect(runAt({}, killed)).rejects.toThrow('killed');
      expect(await isThere(amina.applicationId)).toBe(false);
      expect(await stored(paths[0] ?? '')).toBe(true);
      // The other replica waits until the nightly run is free.
      await retentionJob(portal().service, silentLogger);
      expect(await stored(paths[0] ?? '')).toBe(true);
      await portal()
        .knex('retention_state')
        .update({ lease_until_at: new Date(0) });
      await retentionJob(portal().service, silentLogger);
      expect(await stored(paths[0] ?? '')).toBe(false);
      expect(portal().auth.erased.filter((id) => id === amina.personId)).toHaveLength(1);
      expect(await endEvents(amina.applicationId)).toHaveLength(1);
    });

    it('one night ends as many as it may, and the next goes on', async () => {
      const ids = [await decided(), await decided(), await decided()].map(
        ({ applicationId }) => applicationId,
      );
      await set(wished({ rejected: 12 }));
      const left = async () => (await Promise.all(ids.map(isThere))).filter(Boolean).length;
      await runAt({ most: 2 });
      expect(await left()).toBe(1);
      await retentionJob(portal().service, silentLogger, { most: 2 });
      expect(await left()).toBe(1);
      await runAt({ most: 2 });
      expect(await left()).toBe(0);
    });
  });

  describe('a clock that jumps', () => {
    const year = 365 * dayMs;
    it('ends nothing where it differs from the database', async () => {
      const amina = await decided();
      await set(wished({ rejected: 24 }));
      await runAt({}, { clock: () => new Date(Date.now() + 2 * year) });
      expect(await isThere(amina.applicationId)).toBe(true);
    });

    it('ends nothing after a long gap until an administrator has saved the rules again, and for a day from then', async () => {
      const amina = await decided();
      await set(wished({ rejected: 12 }));
      await asIfLongAgo();
      const before = new Date(Date.now() - year);
      await portal().knex('retention_state').update({ seen_at: before, steady_since_at: before });
      const round = () => retentionJob(portal().service, silentLogger);
      await round();
      const doubt = async () =>
        (await portal().call('getRetentionRules', { token: await staffToken(portal(), 'admin') })).body
          .clock_doubted_from;
      expect(await doubt()).toBe(before.toISOString());
      await portal()
        .knex('retention_state')
        .update({ steady_since_at: new Date(Date.now() - 3 * dayMs) });
      await round();
      expect(await isThere(amina.applicationId)).toBe(true);
      await set(wished({ rejected: 12 }));
      expect(await doubt()).toBeNull();
      await round();
      expect(await isThere(amina.applicationId)).toBe(false);
    });
  });

  it('old mails and known devices end in both services, and nothing does without a rule', async () => {
    const removed: Date[] = [];
    const mails = {
      removeOf: async () => 0,
      async removeBefore(before: Date) {
        removed.push(before);
        return 2;
      },
    };
    const { auth } = portal();
    await runAt({}, { mails });
    expect([removed, auth.ended.at(-1)]).toEqual([[], { mails_before: null, devices_before: null }]);
    await set(wished({}, { mails: 3, devices: 1 }));
    await runAt({}, { mails });
    const at = runBefore(new Date());
    expect(removed).toEqual([monthsLater(at, -3)]);
    expect(auth.ended.at(-1)).toEqual({
      mails_before: monthsLater(at, -3).toISOString(),
      devices_before: monthsLater(at, -1).toISOString(),
    });
    expect(await portal().knex('applications_events').where({ kind: 'mails_ended' })).toHaveLength(1);
  });
});
