import { recentApplications } from '../src/application/recent';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant } from './factories/applicant';
import { statementsOf, wizardOf } from './factories/replicas';
import { buildComplete, sendDocument, sendReference } from './factories/sections';
import { buildCompleteVisit } from './factories/visits';

onEachDatabase((portal) => {
  const rowOf = ({ applicationId: id }: Applicant) => portal().knex('applications').where({ id }).first();
  const counting = async (work: () => Promise<unknown>) => (await statementsOf(portal(), work)).length;

  it.each([
    ['internship', 'intern', () => buildComplete(portal())],
    ['visit', 'visitor', () => buildCompleteVisit(portal())],
  ] as const)('a save of the %s’s wizard takes one statement, and stores all', async (_what, type, build) => {
    const someone = await build();
    const wizard = wizardOf(someone, type);
    await wizard.known(portal());
    const typed = {
      other_skills: 'Typed last, é 🦉',
      languages: [{ language: 'French', proficiency: 'Basic' }],
    };
    const asked = await statementsOf(portal(), async () => {
      expect((await wizard.save(portal(), typed, { current_step: 7 })).status).toBe(200);
    });
    expect(asked).toEqual([expect.stringMatching(/^update applications set/)]);
    const row = await rowOf(someone);
    expect(row).toMatchObject({ version: wizard.version(), answers_version: wizard.version() });
    expect(row).toMatchObject({ current_step: 7, furthest_step: 7, language: 'en' });
    expect(JSON.parse(row.answers)).toMatchObject(typed);
    expect((await wizard.read(portal())).form_data).toMatchObject(typed);
  });

  it('its answer is that of a save that reads, files and letters included', async () => {
    const amina = await buildComplete(portal());
    const wizard = wizardOf(amina);
    await wizard.known(portal());
    const short = (await wizard.save(portal(), {})).body;
    const long = (await wizard.save(portal(), {}, { version: undefined })).body;
    expect({ ...short, version: long.version }).toEqual(long);
    expect(short.uploads).toHaveLength(4);
    expect(short.academicUpload).toMatch(/\.pdf$/);
  });

  it('what a save changes goes on from what the one before has stored', async () => {
    const amina = await buildApplicant(portal());
    const wizard = wizardOf(amina);
    const forms = [
      { purpose: 'volunteer' },
      { other_skills: 'A' },
      { gender: 'other' },
      { other_skills: 'B' },
    ];
    for (const form of forms) expect((await wizard.save(portal(), form)).status).toBe(200);
    const { form_data, furthest_step } = await wizard.read(portal());
    expect(form_data).toMatchObject({ purpose: 'volunteer', gender: 'other', other_skills: 'B' });
    expect(furthest_step).toBe(4);
    await wizard.save(portal(), {}, { current_step: 2 });
    expect(await wizard.read(portal())).toMatchObject({ current_step: 2, furthest_step: 4 });
  });

  it('the first step beyond the draft and a new name go with what belongs to them', async () => {
    const amina = await buildApplicant(portal());
    const wizard = wizardOf(amina);
    await wizard.save(portal(), { other_skills: 'A' }, { current_step: 2 });
    expect((await rowOf(amina)).status).toBe('draft');
    await wizard.save(portal(), { other_skills: 'B' }, { current_step: 3 });
    expect((await rowOf(amina)).status).toBe('in-progress');
    await wizard.save(portal(), { name: 'Amina Keza' });
    expect((await rowOf(amina)).applicant_name).toBe('Amina Keza');
    // One statement checks the language, one reads the application, one writes it.
    expect(await counting(() => wizard.save(portal(), { other_skills: 'C' }))).toBe(3);
    expect(await counting(() => wizard.save(portal(), { other_skills: 'D' }))).toBe(1);
  });

  it('of several on the version that is known exactly one is stored', async () => {
    const amina = await buildApplicant(portal());
    const wizard = wizardOf(amina);
    await wizard.known(portal());
    const version = wizard.version();
    const tabs = [0, 1, 2, 3, 4, 5];
    const saves = tabs.map((tab) => wizard.save(portal(), { other_skills: `tab ${tab}` }, { version }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await wizard.read(portal())).version).toBe(version + 1);
  });

  it('an older version gets 409 with what is stored, and changes nothing', async () => {
    const amina = await buildApplicant(portal());
    const wizard = wizardOf(amina);
    await wizard.known(portal());
    const version = wizard.version() - 1;
    const { status, body } = await wizard.save(portal(), { other_skills: 'over it' }, { version });
    expect([status, body.version, body.current.form_data.other_skills]).toEqual([
      409,
      version + 1,
      'Drawing',
    ]);
    expect((await wizard.read(portal())).form_data.other_skills).toBe('Drawing');
  });

  it('somebody else’s draft is not found, whatever is known of it', async () => {
    const amina = await buildApplicant(portal());
    const chidi = await buildApplicant(portal());
    const wizard = wizardOf(amina);
    await wizard.known(portal());
    const body = { application_id: amina.applicationId, current_step: 4, version: wizard.version() };
    for (const token of [chidi.token, await chidi.accountToken()]) {
      const answer = await portal().call('saveInternshipProgress', {
        token,
        body: { ...body, form_data: { purpose: 'x' } },
      });
      expect(answer.status).toBe(404);
    }
    const mixed = { ...body, intern_details_id: chidi.detailsId, form_data: {} };
    expect((await amina.call('saveInternshipProgress', { body: mixed })).status).toBe(404);
    const ofAVisit = { ...body, form_data: {} };
    const token = await portal().issuer.token({
      personId: amina.personId,
      role: 'visitor',
      scope: 'account',
    });
    expect((await portal().call('saveVisitProgress', { token, body: ofAVisit })).status).toBe(404);
    expect((await wizard.read(portal())).version).toBe(body.version);
  });

  it('the next save notices a file that was sent meanwhile', async () => {
    const amina = await buildApplicant(portal());
    const wizard = wizardOf(amina);
    await wizard.known(portal());
    await sendDocument(amina, 'cv');
    expect((await wizard.save(portal(), { other_skills: 'A' })).status).toBe(409);
    await wizard.read(portal());
    const { body } = await wizard.save(portal(), { other_skills: 'A' });
    expect(body.uploads).toMatchObject([{ upload_type: 'cv' }]);
    await sendReference(amina, 'saveAcademicReference');
    await wizard.read(portal());
    expect((await wizard.save(portal(), {})).body.academicUpload).toMatch(/\.pdf$/);
  });

  it('a file that waits for the virus scanner is looked at by each save', async () => {
    const amina = await buildApplicant(portal());
    const wizard = wizardOf(amina);
    await sendDocument(amina, 'cv');
    const files = () => portal().knex('documents').where({ application_id: amina.applicationId });
    await files().update({ scan: 'waiting' });
    await wizard.known(portal());
    expect((await wizard.save(portal(), {})).body.uploads).toMatchObject([{ scan: 'waiting' }]);
    await portal().service.stores.documents.scanned((await files().first()).file_path, 'refused');
    expect((await wizard.save(portal(), {})).body.uploads).toMatchObject([{ scan: 'refused' }]);
  });

  it('no more is remembered than fits, and only what was asked for', () => {
    const recent = recentApplications();
    const application = { id: 1, version: 2 } as never;
    recent.keep({ application, documents: [] }, '{"name":"Amina"}');
    expect(recent.at(1, 2)?.application.answers).toEqual({ name: 'Amina' });
    for (const [id, version] of [
      [1, 1],
      [1, undefined],
      [2, 2],
      [undefined, 2],
    ] as const)
      expect(recent.at(id, version)).toBeUndefined();
    const large = JSON.stringify({ name: 'x'.repeat(1024 * 1024) });
    for (let id = 2; id < 50; id += 1)
      recent.keep({ application: { id, version: 1 } as never, documents: [] }, large);
    expect(recent.at(1, 2)).toBeUndefined();
    expect(recent.at(49, 1)).toBeDefined();
    recent.forget(49);
    expect(recent.at(49, 1)).toBeUndefined();
  });
});
