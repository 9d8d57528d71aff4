import { hashOfAddress, mostADay } from '../src/mail/reminders/reminder';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { daysAgo, reminding } from './factories/reminders';
import { buildSubmitted, expectTaken } from './factories/sections';

const hadItsTurn = 'It had its reminder. Each draft gets one after 3 days and one after 10.';

onEachDatabase((portal) => {
  const { begin, untouched, leftAlone, round, reminders, mailsTo } = reminding(portal);
  beforeEach(begin);
  let keys = 0;
  const joel = () => staffToken(portal(), 'reviewer', { personId: 9_002, name: 'Joel Kamau' });
  const check = async (people: Applicant[]) => {
    const ids = people.map(({ applicationId }) => applicationId);
    const body = { act: 'remind-drafts', ids, query: {} };
    const answer = await portal().call('previewBulkAction', { token: await joel(), body });
    expect(answer.status).toBe(200);
    return answer.body.applications;
  };
  const why = async (people: Applicant[]) => (await check(people)).map(({ refusal }) => refusal);
  const remind = async (people: Applicant[], key?: string) => {
    const items = (await check(people)).map(({ id, version }) => ({ id, version }));
    keys += 1;
    const body = { key: key ?? `remind-key-${keys}-${Date.now()}`, act: 'remind-drafts', items };
    return (await portal().call('runBulkAction', { token: await joel(), body })).body.results;
  };
  const set = async (draft_reminders: boolean) =>
    expectTaken(
      'updateSettings',
      await portal().call('updateSettings', { token: await staffToken(portal()), body: { draft_reminders } }),
    );

  it('owners of old drafts are reminded once, with the days that have passed, and no round does it again', async () => {
    const amina = await leftAlone(30);
    await round();
    expect(await reminders(amina)).toBe(0);
    const key = `remind-key-of-a-test-${Date.now()}`;
    expect(await remind([amina], key)).toMatchObject([{ state: 'done', undoable: false }]);
    expect(await reminders(amina)).toBe(1);
    expect(mailsTo(amina)[0]?.text).toContain('have not worked on it for 30 days');
    // A repeated request, as after a lost response.
    expect(await remind([amina], key)).toMatchObject([{ state: 'done' }]);
    expect(await remind([amina])).toMatchObject([{ state: 'refused', reason: hadItsTurn }]);
    await round();
    expect(await reminders(amina)).toBe(1);
  });

  it('what a round has sent is not sent by hand, and the other way round', async () => {
    const amina = await leftAlone(3);
    await round();
    expect(await why([amina])).toEqual([hadItsTurn]);
    await untouched(amina, 10);
    expect(await remind([amina])).toMatchObject([{ state: 'done' }]);
    await round();
    expect(await reminders(amina)).toBe(2);
  });

  it('a preview shows for each why it cannot be reminded', async () => {
    const due = await leftAlone(5);
    const fresh = await leftAlone(2);
    const sent = await buildSubmitted(portal());
    const stopped = await leftAlone(4);
    const { email } = stopped.personal;
    await portal().service.stores.reminders.stop(hashOfAddress(email), new Date());
    const photo = await leftAlone(4);
    const { knex } = portal();
    await knex('documents').insert({
      ...{ application_id: photo.applicationId, upload_type: 'cv', file_path: `of-${photo.applicationId}` },
      ...{
        original_name: 'cv.pdf',
        size: 1,
        mime_type: 'application/pdf',
        sha256: 'a',
        created_at: daysAgo(1),
      },
    });
    expect(await why([due, fresh, sent, stopped, photo])).toEqual([
      null,
      'Somebody worked on it within the last three days.',
      'It has been submitted, so it needs no reminder.',
      'The owner has turned off the reminders.',
      'Somebody worked on it within the last three days.',
    ]);
    const [row] = await check([due]);
    expect(row?.readers).toEqual([]);
  });

  it('an address that nobody has proven gets one reminder in all, also within one act', async () => {
    const first = await leftAlone(12, { proven: false });
    const second = await leftAlone(12, { proven: false });
    const { knex } = portal();
    await knex('intern_details')
      .where({ application_id: second.applicationId })
      .update({ email: first.personal.email });
    const unproven = 'This email address is not confirmed: it gets only one reminder.';
    expect(await why([first, second])).toEqual([null, unproven]);
    expect(await remind([first, second])).toMatchObject([
      { state: 'done' },
      { state: 'refused', reason: unproven },
    ]);
    portal().auth.proven.add(second.personId);
    expect(await why([second])).toEqual([null]);
  });

  it('never more go out in a day than the rules allow, nor while they are turned off or the portal is closed', async () => {
    const [one, other] = [await leftAlone(12), await leftAlone(12)];
    const { knex } = portal();
    const results = Array.from({ length: mostADay - 1 }, (_, index) => ({
      application_id: 1_000_000 + index,
      person_id: 1,
      days: 3,
      address_hash: `of-a-test-${index}`,
      secret: `of-a-test-${index}`,
      touched_at: daysAgo(3),
      told_at: new Date(),
    }));
    await knex.batchInsert('draft_reminders', results, 50);
    const enough = 'No more reminders can be sent today. Try again tomorrow.';
    expect(await why([one, other])).toEqual([null, enough]);
    expect(await remind([one, other])).toMatchObject([
      { state: 'done' },
      { state: 'refused', reason: enough },
    ]);
    await knex('draft_reminders').where('application_id', '>=', 1_000_000).delete();
    await set(false);
    expect(await why([other])).toEqual(['Reminders of drafts are turned off in Portal Settings.']);
    await set(true);
    await portal().call('setPortalStatus', { token: await staffToken(portal()), body: { enabled: false } });
    expect(await why([other])).toEqual(['The portal is closed, so no reminders are sent.']);
    await portal().call('setPortalStatus', { token: await staffToken(portal()), body: { enabled: true } });
    await knex('retention_state').update({ steady_since_at: new Date() });
    expect(await why([other])).toEqual(['The clock of the server may be wrong. Try again tomorrow.']);
  });

  it('a preview asks as many statements for several as for one', async () => {
    const people = [await leftAlone(5), await leftAlone(5), await leftAlone(5)];
    const count = async (some: Applicant[]) => {
      let asked = 0;
      const see = ({ sql }: { sql: string }) => {
        if (/draft_reminders|reminder_stops|`documents`/.test(sql)) asked += 1;
      };
      portal().knex.on('query', see);
      await check(some);
      portal().knex.off('query', see);
      return asked;
    };
    expect(await count(people)).toBe(await count(people.slice(0, 1)));
  });
});
