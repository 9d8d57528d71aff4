import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { reopening } from './factories/reopening';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const { reopen } = reopening(portal);

  /** The statements of a call about an application, by somebody who has already made it on this day. */
  async function statementsOf(
    id: number,
    role: 'admin' | 'reviewer',
    call: 'openApplication' | 'listSamePerson' = 'openApplication',
  ): Promise<string[]> {
    const token = await staffToken(portal(), role, { personId: 9_810 });
    const open = () => portal().call(call, { token, params: { id } });
    await open();
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }) => {
      if (!/_outbox|^BEGIN|^COMMIT/i.test(sql)) asked.push(sql);
    };
    portal().knex.on('query', note);
    expect((await open()).status).toBe(200);
    portal().knex.off('query', note);
    return asked;
  }

  it('an application is opened by four statements, and by one more where sections were reopened', async () => {
    const amina = await buildSubmitted(portal());
    expect(await statementsOf(amina.applicationId, 'admin')).toHaveLength(4);
    await reopen(amina);
    expect(await statementsOf(amina.applicationId, 'admin')).toHaveLength(5);
  });

  it('from a reviewer names may be hidden, which one more statement asks', async () => {
    const { applicationId } = await buildSubmitted(portal());
    expect(await statementsOf(applicationId, 'reviewer')).toHaveLength(5);
  });

  it('what else a person sent is found by nine statements, and one for each file', async () => {
    const { applicationId } = await buildSubmitted(portal());
    const [files] = await portal()
      .knex('documents')
      .where({ application_id: applicationId })
      .countDistinct({ n: 'sha256' });
    const asked = await statementsOf(applicationId, 'admin', 'listSamePerson');
    expect(asked.length).toBeLessThanOrEqual(9 + Number(files?.n));
  });

  it('the first opening of a day is recorded, a further one adds no entry', async () => {
    const { applicationId: id } = await buildSubmitted(portal());
    const token = await staffToken(portal(), 'reviewer', { personId: 9_811 });
    const entries = async () =>
      portal().knex('audit_entries').where({ application_id: id, action: 'viewed', actor_id: 9_811 });
    for (let time = 0; time < 3; time += 1) await portal().call('openApplication', { token, params: { id } });
    expect(await entries()).toHaveLength(1);
  });
});
