import { until } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { buildAsked, decideRequest } from './factories/requests';
import { fillInAndSubmit } from './factories/sections';

onEachDatabase((portal) => {
  const admin = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const correct = async (
    { applicationId: id }: Pick<Applicant, 'applicationId'>,
    email: string,
    token?: string,
  ) =>
    portal().call('correctMailAddress', { token: token ?? (await admin()), params: { id }, body: { email } });
  const review = async ({ applicationId: id }: Applicant) =>
    (await portal().call('openApplication', { token: await admin(), params: { id } })).body.review;
  let count = 0;
  const anAddress = () => {
    count += 1;
    return `right.${count}.${Date.now()}@example.org`;
  };

  it('a mistyped address is corrected by an administrator, and the confirmation goes there when it is sent again', async () => {
    const amina = await fillInAndSubmit(portal());
    const email = anAddress();
    const { status, body } = await correct(amina, ` ${email.toUpperCase()} `);
    expect([status, body]).toEqual([200, { email }]);
    expect((await review(amina)).intern_details.email).toBe(email);
    const params = { id: amina.applicationId };
    const { body: timeline } = await portal().call('getTimeline', { token: await admin(), params });
    expect(timeline.entries.findLast(({ action }) => action === 'edited')).toMatchObject({
      actor: { name: 'Grace Mutoni' },
      details: { email_corrected: true },
    });
    expect(JSON.stringify(timeline.entries)).not.toContain(email);
    const id = timeline.mails?.at(-1)?.id ?? 0;
    await portal().call('resendApplicationMail', { token: await admin(), params: { id } });
    expect(portal().mails.at(-1)).toMatchObject({ to: email });
    const query = { search: email };
    const list = await portal().call('listProgrammeApplications', {
      token: await admin(),
      params: { type: 'intern' },
      query,
    });
    expect(list.body.pagination.total).toBe(1);
  });

  it('is refused where it would take an account over, and before the submission', async () => {
    const amina = await fillInAndSubmit(portal());
    const known = portal().auth.people.get(amina.personId);
    if (known) portal().auth.people.set(amina.personId, { ...known, hasPassword: true });
    expect((await correct(amina, anAddress())).status).toBe(409);
    expect((await review(amina)).intern_details.email).toBe(amina.personal.email);
    expect(await portal().knex('applications_outbox').where({ kind: 'learn-contact' })).toEqual([]);
    const draft = await buildApplicant(portal());
    expect((await correct(draft, anAddress())).body.message).toMatch(/has not been submitted yet/);
    expect((await correct({ applicationId: 2_000_000_000 }, anAddress())).status).toBe(404);
    expect((await correct(amina, 'amina at example')).status).toBe(422);
  });

  it('the decision on a request for another application goes to the corrected address', async () => {
    const { applicant, requestId } = await buildAsked(portal());
    const email = anAddress();
    expect((await correct(applicant, email)).status).toBe(200);
    const { body } = await portal().call('listRequests', { token: await admin() });
    expect(body.requests.find(({ id }) => id === requestId)?.user_email).toBe(email);
    const notes = { admin_notes: 'Not this year' };
    expect((await decideRequest(portal(), 'rejectRequest', requestId, notes)).status).toBe(200);
    const decided = () =>
      portal().mails.find(({ subject }) => subject.startsWith('Your request for another'));
    await until(() => decided() !== undefined);
    expect(decided()?.to).toBe(email);
  });

  it('is for administrators alone', async () => {
    const amina = await fillInAndSubmit(portal());
    const reviewer = await staffToken(portal(), 'reviewer');
    for (const token of [reviewer, await amina.accountToken()])
      expect((await correct(amina, anAddress(), token)).status).toBe(403);
  });
});
