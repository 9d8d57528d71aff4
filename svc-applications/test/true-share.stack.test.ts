import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import {
  agree,
  buildComplete,
  buildSubmitted,
  fill,
  referee,
  sendDocument,
  sendReference,
} from './factories/sections';
import { buildCompleteVisit } from './factories/visits';

onEachDatabase((portal) => {
  /** The progress of an application in each place where a person reads it. */
  async function shares({ applicationId: id, accountToken }: Applicant, type = 'intern') {
    const token = await accountToken();
    const staff = await staffToken(portal());
    const own = await portal().call('listOwnApplications', { token });
    const read = await portal().call('getOwnApplication', { token, params: { id } });
    const list = await portal().call('listProgrammeApplications', { token: staff, params: { type } });
    const all = await portal().call('listApplications', { token: staff });
    const opened = await portal().call('openApplication', { token: staff, params: { id } });
    const ofIt = (rows: readonly { id: number; progress: number }[]) =>
      rows.find((one) => one.id === id)?.progress;
    return [
      ofIt(own.body.applications),
      read.body.review.progress,
      ofIt(list.body.applications),
      ofIt(all.body.applications),
      opened.body.review.progress,
      ...(await inReports([id])),
    ];
  }
  /** The progress as svc-reports asks for it, for its tables and files. */
  async function inReports(ids: number[]) {
    const answer = await fetch(`${portal().url}/internal/applications/progress`, {
      method: 'POST',
      headers: {
        Authorization: 'Service the-service-credential-of-tests',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ ids }),
    });
    const { shares } = (await answer.json()) as { shares: { progress: number }[] };
    return shares.map(({ progress }) => progress);
  }
  const stepOf = (person: Applicant, current_step: number, form_data = {}) =>
    person.call('saveInternshipProgress', {
      body: { application_id: person.applicationId, current_step, form_data },
    });
  const everywhere = (share: number) => Array.from({ length: 6 }, () => share);

  it('a draft whose last step is open shows the steps that are really complete', async () => {
    const amina = await buildApplicant(portal());
    await agree(amina);
    expect((await stepOf(amina, 12)).status).toBe(200);
    // Welcome, person, and experience, which requires no answers and was passed.
    expect(await shares(amina)).toEqual(everywhere(25));
    await fill(amina, 'saveInstitutions');
    expect(await shares(amina)).toEqual(everywhere(33));
    await sendDocument(amina, 'cv');
    expect(await shares(amina)).toEqual(everywhere(33));
  });

  it('everything but the submission is never all of it', async () => {
    const amina = await buildComplete(portal());
    await stepOf(amina, 12);
    expect(await shares(amina)).toEqual(everywhere(92));
    const submitted = await buildSubmitted(portal());
    expect(await shares(submitted)).toEqual(everywhere(100));
  });

  it('a step that was complete is so no longer once its answer is gone, or its letter is another referee’s', async () => {
    const amina = await buildComplete(portal());
    await stepOf(amina, 12, { personal_statement: '' });
    expect(await shares(amina)).toEqual(everywhere(83));
    const { full_name: _, ...rest } = referee;
    const other = { type: 'academic', ...rest, full_name: 'Somebody Else', email: 'else@example.org' };
    await stepOf(amina, 12, { references: [{ ...other, institution: 'UR' }] });
    expect((await shares(amina))[0]).toBeLessThan(83);
  });

  it('a step whose answers are all optional counts once it is passed', async () => {
    const amina = await buildApplicant(portal());
    await agree(amina);
    expect((await shares(amina))[0]).toBe(17);
    await stepOf(amina, 6);
    expect((await shares(amina))[0]).toBe(25);
  });

  it('a visit counts its documents where its steps ask for them', async () => {
    const jean = await buildCompleteVisit(portal());
    const whole = (await shares(jean, 'visitor'))[0];
    expect(whole).toBe(88);
    await portal()
      .knex('documents')
      .where({ application_id: jean.applicationId, upload_type: 'id' })
      .delete();
    expect(await shares(jean, 'visitor')).toEqual(everywhere(75));
  });

  it('reports learn it of many at once, and what is gone is left out', async () => {
    const amina = await buildApplicant(portal());
    const submitted = await buildSubmitted(portal());
    const ids = [amina.applicationId, submitted.applicationId];
    expect(await inReports([...ids, 2_000_000])).toEqual([8, 100]);
  });

  it('a file that the scanner refuses is missing from the share at once, though no version tells of it', async () => {
    const amina = await buildComplete(portal());
    await stepOf(amina, 12);
    expect(await shares(amina)).toEqual(everywhere(92));
    const cv = () =>
      portal().knex('documents').where({ application_id: amina.applicationId, upload_type: 'cv' });
    await cv().update({ scan: 'refused' });
    expect(await shares(amina)).toEqual(everywhere(83));
    await cv().update({ scan: null });
    expect(await shares(amina)).toEqual(everywhere(92));
  });

  it('a referee who is asked completes the step of the letter', async () => {
    const amina = await buildApplicant(portal());
    await agree(amina);
    await sendReference(amina, 'saveAcademicReference');
    const withLetter = (await shares(amina))[0];
    await portal().knex('documents').where({ application_id: amina.applicationId }).delete();
    expect((await shares(amina))[0]).toBeLessThan(Number(withLetter));
    const { full_name: fullName, email } = referee;
    const whom = { type: 'academic', named: { fullName, email }, name: fullName, email } as const;
    const request = {
      applicationId: amina.applicationId,
      ...whom,
      about: '',
      passedFrom: null,
      askedAt: null,
    };
    const id = await portal().service.stores.letters.insert(request, new Date());
    expect(await shares(amina)).toEqual(everywhere(Number(withLetter)));
    await portal().service.stores.letters.update(id, { state: 'declined' });
    expect((await shares(amina))[0]).toBeLessThan(Number(withLetter));
  });
});
