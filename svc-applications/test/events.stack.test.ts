import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { buildSubmitted, sendDocument } from './factories/sections';

onEachDatabase((portal) => {
  const eventsOn = async (id: number) => {
    const query = { subject: 'application', subject_id: id };
    return (await portal().call('listApplicationEvents', { token: await staffToken(portal()), query })).body
      .entries;
  };

  it('records who opened, exported and decided an application, and opened its documents, without names', async () => {
    const amina = await buildSubmitted(portal());
    const { applicationId: id } = amina;
    const grace = await staffToken(portal(), 'reviewer', { personId: 9_001, name: 'Grace Mukamana' });
    for (const _ of ['once', 'again'])
      await portal().call('openApplication', { token: grace, params: { id } });
    await portal().call('openApplication', { token: grace, params: { id }, query: { purpose: 'export' } });
    const cv = await portal().knex('documents').where({ application_id: id, upload_type: 'cv' }).first();
    for (const method of ['HEAD', 'GET'])
      await fetch(`${portal().url}/api/storage/${cv.file_path}`, {
        method,
        headers: { Authorization: `Bearer ${grace}`, 'X-Forwarded-For': '10.9.9.9' },
      });
    const message = 'We are glad to have you with us.';
    await portal().call('decideApplication', {
      token: grace,
      body: { application_id: id, status: 'approved', message },
    });
    const events = await eventsOn(id);
    expect(events.map(({ kind }) => kind)).toEqual([
      'application_decided',
      'document_opened',
      'application_exported',
      'application_opened',
      'application_submitted',
    ]);
    expect(events[0]).toMatchObject({ details: { from: 'submitted', to: 'approved' } });
    expect(events[1]).toMatchObject({ actor: { id: 9_001, role: 'reviewer' }, details: { document: 'cv' } });
    expect(events[1]?.network).not.toBe(events[2]?.network);
    const stored = JSON.stringify(await portal().knex('applications_events'));
    for (const secret of ['Grace', 'Amina', amina.personal.email, message])
      expect(stored).not.toContain(secret);
  });

  it('a document that an applicant opens is recorded, too; one that is refused is not', async () => {
    const amina = await buildApplicant(portal());
    const eve = await buildApplicant(portal());
    await sendDocument(amina, 'cv');
    const { file_path } = await portal()
      .knex('documents')
      .where({ application_id: amina.applicationId })
      .first();
    for (const { token } of [eve, amina])
      await fetch(`${portal().url}/api/storage/${file_path}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
    const events = await eventsOn(amina.applicationId);
    expect(events).toEqual([
      expect.objectContaining({ kind: 'document_opened', actor: { id: amina.personId, role: 'intern' } }),
    ]);
  });

  it('a report that svc-reports is about to give out is recorded; strangers cannot record anything', async () => {
    const record = (authorization: string) =>
      fetch(`${portal().url}/internal/events/export`, {
        method: 'POST',
        headers: { Authorization: authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ person_id: 9_002, role: 'admin', format: 'excel', address: '10.4.4.4' }),
      });
    expect((await record(`Bearer ${await staffToken(portal())}`)).status).toBe(404);
    expect((await record('Service the-service-credential-of-tests')).status).toBe(204);
    const query = { kind: 'report_exported', actor: 9_002 };
    const { entries } = (
      await portal().call('listApplicationEvents', { token: await staffToken(portal()), query })
    ).body;
    expect(entries).toEqual([expect.objectContaining({ details: { format: 'excel' } })]);
  });

  it('administrators alone read and export events', async () => {
    const reviewer = await staffToken(portal(), 'reviewer');
    for (const operation of ['listApplicationEvents', 'exportApplicationEvents'] as const)
      expect((await portal().call(operation, { token: reviewer })).status).toBe(403);
    const answer = await fetch(`${portal().url}/api/admin/events.csv`, {
      headers: { Authorization: `Bearer ${await staffToken(portal())}` },
    });
    expect(answer.headers.get('Content-Disposition')).toMatch(/security-events-\d{4}-\d\d-\d\d\.csv/);
    expect(await answer.text()).toContain(',events_exported,9000,admin,');
  });
});
