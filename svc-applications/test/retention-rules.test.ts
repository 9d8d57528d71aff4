import { dayMs, runAfter } from '../src/application/retention/rules';
import { onSqlite } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { setRules, untouched, wished } from './factories/retention';
import { buildSubmitted } from './factories/sections';

onSqlite((portal) => {
  const admin = () => staffToken(portal(), 'admin');

  it('before anything is saved, administrators see what would end and when; saving is recorded', async () => {
    const amina = await buildSubmitted(portal());
    const id = amina.applicationId;
    await portal().knex('applications').where({ id }).update({ status: 'rejected' });
    await untouched(portal(), id, 13);
    const drafted = await buildApplicant(portal());
    await untouched(portal(), drafted.applicationId, 13);
    const body = wished({ draft: 12, rejected: 12 });
    const token = await admin();
    const { body: result } = await portal().call('previewRetentionRules', { token, body });
    const first = runAfter(new Date(Date.now() + dayMs));
    expect(result.items).toContainEqual({
      application_id: amina.applicationId,
      type: 'intern',
      status: 'rejected',
      changed_at: expect.any(String),
      ends_at: first.toISOString(),
    });
    expect(result.items).toContainEqual(
      expect.objectContaining({
        application_id: drafted.applicationId,
        status: 'draft',
        ends_at: new Date(first.getTime() + 14 * dayMs).toISOString(),
      }),
    );
    expect(result.not_before).toBe(first.toISOString());
    expect(await portal().service.stores.retention.rules()).toEqual([]);
    await setRules(portal(), body);
    const event = await portal()
      .knex('applications_events')
      .where({ kind: 'settings_changed' })
      .orderBy('id', 'desc')
      .first();
    expect(JSON.parse(JSON.parse(event.details).to)).toEqual({
      intern_draft_months: 12,
      intern_rejected_months: 12,
    });
    const { body: now } = await portal().call('getRetentionRules', { token });
    expect(now.programmes[0]).toEqual({ programme: 'intern', draft: 12, approved: null, rejected: 12 });
  });

  it('months are whole numbers from 1 to 120', async () => {
    const token = await admin();
    for (const months of [0, 121, 1.5, 'twelve']) {
      const { status, body } = await portal().call('updateRetentionRules', {
        token,
        body: wished({ draft: months as number }),
      });
      expect([status, body.errors]).toEqual([
        422,
        { 'programmes.0.draft': [expect.stringContaining('from 1 to 120')] },
      ]);
    }
    expect(await portal().service.stores.retention.rules()).not.toContainEqual(
      expect.objectContaining({ months: 121 }),
    );
  });
});
