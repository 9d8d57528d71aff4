import { onEachDatabase } from './applications-under-test';
import { buildApplicant } from './factories/applicant';
import { editing } from './factories/editing';
import { ask, setLetters, someone } from './factories/referees';
import { buildComplete, pdfFile, referee, submission } from './factories/sections';

const self =
  'You cannot be your own referee. Name somebody else, with their own email address and phone number.';

/** The rule that applicants cannot be their own referees, wherever a referee can be named. */
onEachDatabase((portal) => {
  const { edit, byAdmin } = editing(portal);
  const asReferee = (email: string, changes: object = {}) => ({
    ...{ type: 'academic', ...referee, institution: 'University of Rwanda', email, ...changes },
  });

  it('is refused where a letter is uploaded, in whatever letters and with a tag', async () => {
    const amina = await buildComplete(portal());
    const [local = '', domain] = amina.personal.email.split('@');
    for (const email of [amina.personal.email, `${local.toUpperCase()}+work@${domain}`])
      for (const [call, type] of [
        ['saveAcademicReference', 'academic'],
        ['saveCommunityReference', 'community'],
      ] as const) {
        const form = {
          ...asReferee(email, { type, organization: 'Hospice' }),
          ...{ intern_details_id: amina.detailsId, letter: await pdfFile() },
        };
        const answer = await amina.call(call, { form });
        expect([call, answer.status, answer.body.errors?.email]).toEqual([call, 422, [self]]);
      }
  });

  it('is refused by the phone number, too', async () => {
    const amina = await buildComplete(portal());
    const phone = `+${amina.personal.phone}`;
    const form = {
      ...asReferee('somebody.else@example.org', { phone }),
      ...{ intern_details_id: amina.detailsId, letter: await pdfFile() },
    };
    const { status, body } = await amina.call('saveAcademicReference', { form });
    expect([status, body.errors?.phone]).toEqual([422, [self]]);
  });

  it('is refused where a step is finished, and where the application is submitted', async () => {
    const amina = await buildComplete(portal());
    const { answers } = await portal().knex('applications').where({ id: amina.applicationId }).first();
    const stored = JSON.parse(answers);
    stored.references[0].email = amina.personal.email;
    await portal()
      .knex('applications')
      .where({ id: amina.applicationId })
      .update({ answers: JSON.stringify(stored) });
    const { status, body } = await amina.call('submitInternship', submission(amina));
    expect([status, body.errors?.['references.0.email']]).toEqual([422, [self]]);
  });

  it('is refused where the application is edited, by staff too, and where a referee is asked', async () => {
    const amina = await buildComplete(portal());
    const data = { references: [asReferee(amina.personal.email)] };
    for (const save of [edit, byAdmin]) {
      const { status, body } = await save(amina, data);
      expect([status, body.errors?.['references.0.email']]).toEqual([422, [self]]);
    }
    await setLetters(portal(), 'either');
    const asked = await ask(await buildApplicant(portal()), { email: someone() });
    expect(asked.status).toBeLessThan(300);
    const own = await ask(amina, { email: amina.personal.email });
    expect([own.status, own.body.message]).toEqual([422, self]);
  });

  it('the applicant is no referee of their own, by address or by phone', async () => {
    await setLetters(portal(), 'either');
    const amina = await buildApplicant(portal());
    const [local, domain] = amina.personal.email.split('@');
    const own = [
      { email: amina.personal.email },
      { email: `${local}+teacher@${domain}` },
      { email: amina.personal.email.toUpperCase() },
      { email: someone(), phone: `+${amina.personal.phone.replace(/(\d{3})/g, '$1 ')}` },
    ];
    for (const one of own) {
      const refused = await ask(amina, one);
      expect([refused.status, refused.body.message]).toEqual([422, self]);
    }
  });
});
