import { onSqlite } from './applications-under-test';
import type { Options } from './client';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { pdfFile, referee, sectionIds, sections, submission } from './factories/sections';

/** Every call that names an application, as its owner would make it. */
async function callsOn(owner: Applicant): Promise<[Parameters<Applicant['call']>[0], Options][]> {
  const { applicationId: application_id, detailsId: intern_details_id } = owner;
  const letter = await pdfFile();
  return [
    ['saveInternshipProgress', { body: { application_id, current_step: 4, form_data: {} } }],
    ['savePersonalDetails', { body: { application_id, ...owner.personal } }],
    ...sectionIds.map((id): [typeof id, Options] => [id, { body: { intern_details_id, ...sections[id] } }]),
    ['saveAcademicReference', { form: { intern_details_id, ...referee, institution: 'UR', letter } }],
    ['saveCommunityReference', { form: { intern_details_id, ...referee, organization: 'RC', letter } }],
    ['uploadInternshipDocuments', { form: { intern_details_id, cv: await pdfFile() } }],
    ['submitInternship', submission(owner)],
  ];
}

onSqlite((portal) => {
  const filesOf = async (id: number) => {
    const keys: string[] = [];
    for await (const { key } of portal().files.list(`${id}/`)) keys.push(key);
    return keys;
  };

  it('someone else’s application is not found, in every call, with either token', async () => {
    const amina = await buildApplicant(portal());
    const chidi = await buildApplicant(portal());
    for (const token of [chidi.token, await chidi.accountToken()]) {
      for (const [operation, options] of await callsOn(amina)) {
        const { status } = await portal().call(operation, { ...options, token });
        expect([operation, status]).toEqual([operation, 404]);
      }
    }
    expect((await amina.call('getInternshipProgress')).body.version).toBe(1);
    expect(await filesOf(amina.applicationId)).toEqual([]);
  });

  it('ids of two applications in one call are not found either', async () => {
    const amina = await buildApplicant(portal());
    const chidi = await buildApplicant(portal());
    const mixed = { intern_details_id: amina.detailsId, application_id: chidi.applicationId };
    const save = await amina.call('saveInternshipProgress', {
      body: { ...mixed, current_step: 3, form_data: {} },
    });
    const upload = await amina.call('uploadInternshipDocuments', { form: { ...mixed, cv: await pdfFile() } });
    expect([save.status, upload.status]).toEqual([404, 404]);
  });

  it('every call needs a session that has not ended', async () => {
    const amina = await buildApplicant(portal());
    for (const [operation, options] of await callsOn(amina)) {
      expect((await portal().call(operation, options)).status).toBe(401);
    }
    const sessionId = 'ended-by-a-new-password';
    const actor = { personId: amina.personId, role: 'intern', scope: 'account', sessionId };
    const token = await portal().issuer.token(actor);
    expect((await portal().call('getInternshipProgress', { token })).status).toBe(200);
    portal().issuer.endSession(sessionId);
    expect((await portal().call('getInternshipProgress', { token })).status).toBe(401);
  });

  it('staff fill in nobody’s wizard', async () => {
    const amina = await buildApplicant(portal());
    for (const role of ['admin', 'reviewer'] as const) {
      const token = await staffToken(portal(), role);
      const calls = (await callsOn(amina)).filter(([operation]) => operation !== 'uploadInternshipDocuments');
      for (const [operation, options] of calls) {
        expect((await portal().call(operation, { ...options, token })).status).toBe(403);
      }
      expect((await portal().call('getInternshipProgress', { token })).status).toBe(403);
      expect((await portal().call('listOwnApplications', { token })).status).toBe(403);
    }
  });

  it.each([0, -1, 2 ** 40, 1.5, 'abc', null])('an id of %p is no id', async (id) => {
    const amina = await buildApplicant(portal());
    const body = { ...sections.saveLanguages, intern_details_id: id };
    const { status, body: answer } = await amina.call('saveLanguages', { body });
    expect([status, Object.keys(answer.errors)]).toEqual([422, ['intern_details_id']]);
  });
});
