import { referenceOf } from '@portal/contract-svc-applications-v1';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { reopening } from './factories/reopening';
import { buildAsked } from './factories/requests';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const { reopen, edit, send, timeIsOver } = reopening(portal);
  let staff = 9_300;
  const reader = () => {
    staff += 1;
    return staff;
  };
  const today = async (personId: number, role: 'admin' | 'reviewer' = 'reviewer') => {
    const token = await staffToken(portal(), role, { personId });
    const { status, body } = await portal().call('getWorkQueue', {
      token,
      query: { time_zone: 'Africa/Kigali' },
    });
    expect(status).toBe(200);
    return body;
  };
  const open = async (personId: number, { applicationId: id }: Applicant) => {
    const token = await staffToken(portal(), 'reviewer', { personId });
    expect((await portal().call('openApplication', { token, params: { id } })).status).toBe(200);
  };
  /** Why this application waits for that person; undefined if it does not. */
  const why = async (personId: number, { applicationId }: Applicant) =>
    (await today(personId)).waiting.find(({ application }) => application.id === applicationId)?.kind;
  const earlier = ({ applicationId: id }: Applicant, days: number) =>
    portal()
      .knex('applications')
      .where({ id })
      .update({ submitted_at: new Date(Date.now() - days * 86_400_000) });
  /** A letter of a referee who was asked after the submission. */
  async function letterCame({ applicationId: application_id }: Applicant) {
    const now = new Date();
    const asked = {
      application_id,
      reference_type: 'academic',
      named_name: 'Dr Jean Bosco',
      named_email: 'jean@example.org',
      name: 'Dr Jean Bosco',
      email: 'jean@example.org',
      about: 'My work',
      state: 'sent',
      created_at: now,
      asked_at: now,
    };
    const [request_id] = await portal().knex('letter_requests').insert(asked);
    const letter = { request_id, application_id, statement: 'A good nurse.', created_at: now };
    await portal().knex('referee_letters').insert(letter);
  }
  const awaited = async (query: Record<string, string | number>) =>
    (await portal().call('listOutstanding', { token: await staffToken(portal(), 'reviewer'), query })).body;

  describe('what waits', () => {
    it('is what was submitted and not opened, the oldest first, until it is opened', async () => {
      const me = reader();
      const [amina, divine] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      await earlier(divine, 400);
      await earlier(amina, 300);
      const { waiting, totals } = await today(me);
      const { applicationId: id } = divine;
      expect(waiting[0]).toEqual({
        kind: 'submitted',
        since: expect.stringMatching(/Z$/),
        application: {
          id,
          type: 'intern',
          reference: referenceOf('intern', id),
          applicant_name: 'Amina Uwase',
        },
        from: null,
      });
      expect(waiting[1]?.application.id).toBe(amina.applicationId);
      await open(me, divine);
      const after = await today(me);
      expect(after.waiting[0]?.application.id).toBe(amina.applicationId);
      expect(after.totals.submitted).toBe(totals.submitted - 1);
      expect(await why(reader(), divine)).toBe('submitted');
      // The unread applications of a programme, without what the reader must not see.
      const unreadOf = async (type: string) =>
        (await today(me)).unread.find((one) => one.type === type)?.count ?? -1;
      const before = await unreadOf('intern');
      expect(before + (await unreadOf('visitor'))).toBe(after.totals.submitted);
      const token = await staffToken(portal(), 'reviewer', { personId: me });
      await portal().call('declareConflict', { token, params: { id: amina.applicationId } });
      expect(await unreadOf('intern')).toBe(before - 1);
    });

    it('is a letter that came after I looked, also twice in a day', async () => {
      const me = reader();
      const amina = await buildSubmitted(portal());
      await open(me, amina);
      expect(await why(me, amina)).toBeUndefined();
      await letterCame(amina);
      const { waiting } = await today(me);
      const letter = waiting.find(({ application }) => application.id === amina.applicationId);
      expect(letter).toMatchObject({ kind: 'letter', from: 'Dr Jean Bosco' });
      await open(me, amina);
      expect(await why(me, amina)).toBeUndefined();
    });

    it('is the answer to reopened sections, until it is read or decided', async () => {
      const [me, other] = [reader(), reader()];
      const amina = await buildSubmitted(portal());
      for (const one of [me, other]) await open(one, amina);
      await reopen(amina);
      expect(await why(me, amina)).toBeUndefined();
      await edit(amina, { personal_statement: 'I nursed my grandmother, and I want to learn it well.' });
      expect((await send(amina)).status).toBe(200);
      expect([await why(me, amina), await why(other, amina)]).toEqual(['answered', 'answered']);
      await open(me, amina);
      expect([await why(me, amina), await why(other, amina)]).toEqual([undefined, 'answered']);
      await decideOn(portal(), amina);
      expect(await why(other, amina)).toBeUndefined();
    });

    it('is neither a draft nor what was withdrawn', async () => {
      const [draft, gone] = [await buildApplicant(portal()), await buildSubmitted(portal())];
      await portal()
        .knex('applications')
        .where({ id: gone.applicationId })
        .update({ withdrawn_at: new Date() });
      const me = reader();
      expect([await why(me, draft), await why(me, gone)]).toEqual([undefined, undefined]);
    });

    it('is a request for administrators; reviewers hear of none', async () => {
      const { applicant } = await buildAsked(portal());
      await portal()
        .knex('application_requests')
        .where({ original_application_id: applicant.applicationId })
        .update({ created_at: new Date(Date.UTC(2020, 0, 1)) });
      const admin = await today(reader(), 'admin');
      expect(admin.waiting[0]).toMatchObject({
        kind: 'request',
        application: { id: applicant.applicationId },
      });
      expect(admin.totals.requests).toBeGreaterThan(0);
      const reviewer = await today(reader());
      expect(reviewer.totals).toMatchObject({ requests: null, mails: null });
      expect(reviewer.waiting.map(({ kind }) => kind)).not.toContain('request');
    });

    it('counts the mails that were given up, for administrators', async () => {
      const before = (await today(reader(), 'admin')).totals.mails ?? 0;
      const { knex, service } = portal();
      const id = await service.stores.enqueue('confirm-submission', {});
      await knex('applications_outbox').where({ id }).update({ state: 'dead', attempts: 24 });
      expect((await today(reader(), 'admin')).totals.mails).toBe(before + 1);
      await knex('applications_outbox').where({ id }).delete();
    });
  });

  it('the week counts what was submitted and decided today, and lists what colleagues did', async () => {
    const me = reader();
    const before = (await today(me)).week;
    const amina = await buildSubmitted(portal());
    await decideOn(portal(), amina);
    const { week, acts } = await today(me);
    expect(week).toHaveLength(7);
    expect(week[6]?.submitted).toBe((before[6]?.submitted ?? 0) + 1);
    expect(week[6]?.decided).toBe((before[6]?.decided ?? 0) + 1);
    expect(acts[0]).toMatchObject({
      action: 'status_changed',
      actor: { name: 'Grace Mutoni' },
      application_id: amina.applicationId,
    });
    expect((await today(9_001)).acts.map(({ actor }) => actor.id)).not.toContain(9_001);
  });

  it('it names what the portal uses: pages about what nobody uses are not offered', async () => {
    const { in_use: before } = await today(reader());
    expect(before?.waiting_list).toBe(false);
    const amina = await buildSubmitted(portal());
    // Notified directly, without the mail that the outbox would send.
    await portal()
      .knex('waiting_list_entries')
      .insert({
        ...{ application_id: amina.applicationId, slot: amina.applicationId, programme: 'intern' },
        ...{ position: 1, state: 'waiting', staff_id: 1, staff_name: 'Grace Mutoni', added_at: new Date() },
      });
    try {
      expect((await today(reader())).in_use).toEqual({ ...before, waiting_list: true });
    } finally {
      await portal().knex('waiting_list_entries').delete();
    }
  });

  it('it takes as many statements whatever waits', async () => {
    const count = async (role: 'admin' | 'reviewer') => {
      const asked: string[] = [];
      const note = ({ sql }: { sql: string }) => void (/^select/i.test(sql) && asked.push(sql));
      portal().knex.on('query', note);
      await today(reader(), role);
      portal().knex.removeListener('query', note);
      // Workers search the outbox at any time, and days before today are counted only once a minute.
      return asked.filter((sql) => !/_outbox|portal_settings|sum\(case/.test(sql)).length;
    };
    // For reviewers one statement asks for hidden names; they have no mails and no readers who left.
    expect([await count('reviewer'), await count('admin')]).toEqual([9, 8]);
  });

  it('a time zone that is none is refused with a sentence', async () => {
    const token = await staffToken(portal(), 'reviewer');
    const { status, body } = await portal().call('getWorkQueue', { token, query: { time_zone: 'Kigali' } });
    expect([status, body.errors]).toEqual([422, { time_zone: ['Time zone must be one like Africa/Kigali'] }]);
  });

  describe('what is waited for', () => {
    it('is listed by what it is: letters, and reopened sections open, over and answered', async () => {
      const start = (await awaited({})).counts;
      const [amina, divine, grace] = [
        await buildSubmitted(portal()),
        await buildSubmitted(portal()),
        await buildSubmitted(portal()),
      ];
      for (const one of [amina, divine, grace]) expect((await reopen(one)).status).toBe(201);
      await timeIsOver(divine);
      await edit(grace, { personal_statement: 'I nursed my grandmother, and I want to learn it well.' });
      await send(grace);
      await letterCame(amina);
      await portal()
        .knex('letter_requests')
        .where({ application_id: amina.applicationId })
        .update({ state: 'asked' });
      const { counts } = await awaited({});
      expect(counts).toEqual({
        letters: start.letters + 1,
        open: start.open + 1,
        over: start.over + 1,
        answered: start.answered + 1,
      });
      const idsOf = async (kind: string) =>
        (await awaited({ kind })).awaited.map(({ application }) => application.id);
      expect(await idsOf('letters')).toContain(amina.applicationId);
      expect(await idsOf('open')).toContain(amina.applicationId);
      expect(await idsOf('over')).toContain(divine.applicationId);
      expect(await idsOf('answered')).toContain(grace.applicationId);
      const [letter] = (await awaited({ kind: 'letters' })).awaited.slice(-1);
      expect(letter).toMatchObject({
        letter: { type: 'academic', name: 'Dr Jean Bosco', state: 'asked' },
        reopened: null,
      });
    });

    it('has one order over all pages: of letters asked one after the other, a page more than are shown', async () => {
      const waiting = [];
      for (let nth = 0; nth < 23; nth++) {
        const one = await buildSubmitted(portal());
        await letterCame(one);
        const since = { state: 'asked', asked_at: new Date(Date.UTC(2020, 0, 40 - nth)) };
        await portal().knex('letter_requests').where({ application_id: one.applicationId }).update(since);
        waiting.unshift(one.applicationId);
      }
      const idsOf = (page: Awaited<ReturnType<typeof awaited>>) =>
        page.awaited.map(({ application }) => application.id);
      const [first, second] = [await awaited({}), await awaited({ page: 2 })];
      expect([...idsOf(first), ...idsOf(second)].slice(0, 23)).toEqual(waiting);
      expect(first.order?.slice(0, 23)).toEqual(waiting);
      expect(second.order).toEqual(first.order);
      expect((await awaited({ page: 9999 })).order).toEqual([]);
    });

    it('ends with the decision; a page beyond the last is empty', async () => {
      const amina = await buildSubmitted(portal());
      await reopen(amina);
      await decideOn(portal(), amina);
      const { awaited: open } = await awaited({ kind: 'open' });
      expect(open.map(({ application }) => application.id)).not.toContain(amina.applicationId);
      const far = await awaited({ kind: 'open', page: 9999 });
      expect([far.awaited, far.pagination.current_page]).toEqual([[], 9999]);
    });
  });
});
