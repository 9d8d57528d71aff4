import { databases, makePdf } from '@portal/test-kit';
import { type ApplicationsUnderTest, startApplications } from './applications-under-test';
import { type Applicant, buildApplicant, personal } from './factories/applicant';
import { pdfFile } from './factories/sections';

const limits = { draftsPerNetwork: 4, megabytesPerDraft: 1, megabytesPerNetwork: 3 };
const half = 400_000;

describe.each(databases())('what strangers may have stored, on $engine', ({ createDatabase }) => {
  let portal: ApplicationsUnderTest;
  let amina: Applicant;
  beforeAll(async () => {
    portal = await startApplications(await createDatabase(), { limits });
    amina = await buildApplicant(portal);
  });
  afterAll(() => portal?.stop());

  const begin = (person = personal()) =>
    portal.call('signInToInternship', { body: { ...person, role: 'intern' } });
  const send = async (name: string, bytes = half) => {
    const file = await pdfFile('a.pdf', await makePdf({ bytes }));
    return amina.call('uploadInternshipDocuments', {
      form: { intern_details_id: amina.detailsId, [name]: file },
    });
  };

  it('one network begins so many drafts in an hour; those who have one go on', async () => {
    for (let begun = 1; begun < limits.draftsPerNetwork; begun += 1) await begin();
    const refused = await begin();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      message:
        'Many applications have been started in your network. Your answers stay on this device. Please try again in 60 minutes.',
    });
    expect((await begin(amina.personal)).status).toBe(200);
  });

  it('the documents of a draft have so much room together, and a smaller one in place of a large one fits', async () => {
    expect((await send('cv')).status).toBe(200);
    expect((await send('transcript')).status).toBe(200);
    const refused = await send('other');
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({
      errors: { other: ['All documents together may have 1 MB. Please send smaller files.'] },
    });
    expect((await send('cv', 5_000)).status).toBe(200);
    expect((await send('other')).status).toBe(200);
    const keys: string[] = [];
    for await (const { key } of portal.files.list(`${amina.applicationId}/`)) keys.push(key);
    expect(keys).toHaveLength(3);
  });

  it('one network uploads so much in a day, replaced files included', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) statuses.push((await send('transcript')).status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const form = new FormData();
    form.set('intern_details_id', String(amina.detailsId));
    form.set('transcript', await pdfFile());
    // Without the client of the contract: the API's document does not list refusals of this kind, as those of the
    // gateway.
    const headers = { Authorization: `Bearer ${amina.token}`, 'X-Forwarded-For': '10.1.2.3' };
    const refused = await fetch(`${portal.url}/api/documents`, { method: 'POST', body: form, headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
  });

  it('counts that are over are removed, and hold no address', async () => {
    const rows = await portal.knex('budgets');
    expect(rows.map(({ bucket }) => bucket)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    await portal.service.stores.budgets.removeEnded(new Date(Date.now() + 2 * 3_600_000));
    expect(await portal.knex('budgets')).toHaveLength(1);
  });
});
