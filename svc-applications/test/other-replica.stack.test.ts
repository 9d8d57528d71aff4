import { buildApplicant, staffToken } from './factories/applicant';
import { reopening } from './factories/reopening';
import { onEachWithReplicas, statementsOf, wizardOf } from './factories/replicas';
import { buildComplete, expectTaken, submission } from './factories/sections';
import { rightCode, rightPassword } from './fake-auth';

onEachWithReplicas((replicas) => {
  const here = () => replicas().here;
  const there = () => replicas().there;
  const rowOf = (id: number) => there().knex('applications').where({ id }).first();

  /** A draft that `there` has begun, and whose last version `here` knows. */
  async function draft() {
    const amina = await buildApplicant(there());
    const wizard = wizardOf(amina);
    await wizard.known(here());
    return { amina, wizard, id: amina.applicationId };
  }
  /** Such a draft with everything filled in. */
  async function complete() {
    const amina = await buildComplete(there());
    const wizard = wizardOf(amina);
    await wizard.known(here());
    return { amina, wizard, id: amina.applicationId };
  }

  it('saves through two replicas by turns are all stored', async () => {
    const { wizard } = await draft();
    const names = ['purpose', 'gender', 'signature', 'nationality', 'current_address', 'dob'];
    for (const [turn, name] of names.entries()) {
      const through = turn % 2 === 0 ? there() : here();
      expect((await wizard.save(through, { [name]: 'typed' })).status).toBe(200);
    }
    const { form_data } = await wizard.read(here());
    expect(form_data).toMatchObject(Object.fromEntries(names.map((name) => [name, 'typed'])));
    expect(form_data.other_skills).toBe('Drawing');
  });

  it('who saves on what another replica has replaced gets 409 with the newer copy', async () => {
    const { amina, wizard } = await draft();
    const tab = wizardOf(amina);
    await tab.read(there());
    await tab.save(there(), { other_skills: 'in the other tab' });
    const { status, body } = await wizard.save(here(), { other_skills: 'in this tab' });
    expect([status, body.version]).toEqual([409, tab.version()]);
    expect(body.current.form_data.other_skills).toBe('in the other tab');
    expect((await tab.read(here())).form_data.other_skills).toBe('in the other tab');
  });

  it('a row of the same version with other contents, as after a restored backup, is read anew', async () => {
    const { wizard, id } = await draft();
    const row = await rowOf(id);
    const answers = JSON.stringify({ ...JSON.parse(row.answers), gender: 'restored' });
    const updated_at = new Date(row.updated_at.getTime() - 60_000);
    await there().knex('applications').where({ id }).update({ answers, updated_at });
    expect((await wizard.save(here(), { other_skills: 'A' })).status).toBe(200);
    const { form_data } = await wizard.read(here());
    expect(form_data).toMatchObject({ gender: 'restored', other_skills: 'A' });
  });

  it('a corrected address stays, and what is typed is stored', async () => {
    const { amina, wizard, id } = await draft();
    const email = `new-${amina.personal.email}`;
    const body = { application_id: id, email, code: rightCode };
    expect((await amina.call('changeEmail', { params: { programme: 'intern' }, body })).status).toBe(200);
    expect((await wizard.save(here(), { other_skills: 'A' })).status).toBe(200);
    expect(JSON.parse((await rowOf(id)).answers)).toMatchObject({ email, other_skills: 'A' });
  });

  it.each([
    ['applicant_email', (text: string) => text.replace(/^./, 'é')],
    ['applicant_phone', () => '250780000001'],
  ])('a correction that a comparison of texts would take for none counts: %s', async (column, corrected) => {
    const { wizard, id } = await draft();
    const row = await rowOf(id);
    const key = column === 'applicant_email' ? 'email' : 'phone';
    const before = column === 'applicant_email' ? `e${row.applicant_email.slice(1)}` : row.applicant_phone;
    const shown = async (text: string) => {
      const answers = JSON.stringify({ ...JSON.parse((await rowOf(id)).answers), [key]: text });
      await there()
        .knex('applications')
        .where({ id })
        .update({ answers, [column]: text });
      await there()
        .knex('intern_details')
        .where({ application_id: id })
        .update({ [column === 'applicant_email' ? 'email' : 'phone_number']: text });
    };
    await shown(before);
    await wizard.known(here());
    await shown(corrected(before));
    expect((await wizard.save(here(), { other_skills: 'A' })).status).toBe(200);
    expect(JSON.parse((await rowOf(id)).answers)[key]).toBe(corrected(before));
  });

  it('a draft that the owner of its address has taken is written by whoever began it no more', async () => {
    const { amina, wizard, id } = await draft();
    const owner = await buildApplicant(there(), {}, 'signInToVisit');
    there().auth.under.set(owner.personId, [amina.personId]);
    const token = await owner.accountToken();
    expect((await there().call('acceptUnverifiedClaim', { token, params: { id } })).status).toBe(200);
    const { answers, version } = await rowOf(id);
    expect((await wizard.save(here(), { other_skills: 'still mine?' })).status).toBe(404);
    expect(await rowOf(id)).toMatchObject({ answers, version, person_id: owner.personId });
    const body = { application_id: id, current_step: 4, version, form_data: { other_skills: 'mine now' } };
    const theirs = await here().issuer.token({ personId: owner.personId, role: 'intern', scope: 'account' });
    expect((await here().call('saveInternshipProgress', { token: theirs, body })).status).toBe(200);
  });

  it('a submitted, a withdrawn and a reopened application are closed to its wizard', async () => {
    const { amina, wizard, id } = await complete();
    expectTaken('submitInternship', await amina.call('submitInternship', submission(amina)));
    const closed = async () => {
      const before = await rowOf(id);
      const { status, body } = await wizard.save(here(), { other_skills: 'too late' });
      expect([status, body.message]).toEqual([409, expect.stringMatching(/submitted/)]);
      expect(await rowOf(id)).toEqual(before);
    };
    await closed();
    await reopening(there).reopen(amina);
    await closed();
    const token = await amina.accountToken();
    await there().call('withdrawApplication', { token, params: { id }, body: {} });
    expect((await rowOf(id)).withdrawn_at).not.toBeNull();
    await closed();
  });

  it('a discarded draft is gone, and goes on as it was once it is back', async () => {
    const { amina, wizard, id } = await draft();
    const token = await amina.accountToken();
    expect((await there().call('discardDraft', { token, params: { id } })).status).toBe(200);
    expect((await wizard.save(here(), { other_skills: 'gone?' })).status).toBe(404);
    expect((await there().call('restoreDraft', { token, params: { id } })).status).toBe(200);
    expect((await wizard.save(here(), { purpose: 'volunteer' })).status).toBe(200);
    const { form_data } = await wizard.read(there());
    expect(form_data).toMatchObject({ other_skills: 'Drawing', purpose: 'volunteer' });
  });

  it('an erased application is gone', async () => {
    const { wizard, id } = await draft();
    const body = { reason: 'person_asked', password: rightPassword };
    const token = await staffToken(there(), 'admin');
    expect((await there().call('eraseApplicant', { token, params: { id }, body })).status).toBeLessThan(300);
    expect((await wizard.save(here(), { other_skills: 'here?' })).status).toBe(404);
    expect(await rowOf(id)).toBeUndefined();
  });

  it('a release that raises the version alone is noticed', async () => {
    const { wizard, id } = await draft();
    const { version, form_data } = await rowOf(id);
    const typed = JSON.stringify({ ...JSON.parse(form_data), gender: 'by another release' });
    await there()
      .knex('applications')
      .where({ id })
      .update({ form_data: typed, version: version + 1, updated_at: new Date() });
    const { status, body } = await wizard.save(here(), { other_skills: 'A' });
    expect([status, body.current.form_data.gender]).toEqual([409, 'by another release']);
  });

  it('the language of the page is kept, through whichever replica it was another one', async () => {
    const { wizard, id } = await draft();
    await wizard.save(there(), {}, {}, { 'Accept-Language': 'fr' });
    expect((await rowOf(id)).language).toBe('fr');
    await wizard.save(here(), {});
    await wizard.save(here(), {});
    expect((await rowOf(id)).language).toBe('en');
    await there().knex('applications').where({ id }).update({ language: 'rw' });
    await wizard.save(here(), {});
    expect((await rowOf(id)).language).toBe('en');
    expect(await statementsOf(here(), () => wizard.save(here(), {}))).toHaveLength(1);
  });
});
