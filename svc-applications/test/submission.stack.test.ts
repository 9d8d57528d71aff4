import { ownReference } from '@portal/contract-svc-applications-v1';
import { until } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant, submittedAnswer } from './factories/applicant';
import {
  agree,
  buildComplete,
  buildSubmitted,
  fill,
  fillInAll,
  fillInAndSubmit,
  sectionIds,
  sendDocument,
  submission,
} from './factories/sections';

onEachDatabase((portal) => {
  const mailsTo = (email: string) => portal().mails.filter(({ to }) => to === email);
  const statusOf = async (id: number) =>
    (await portal().knex('applications').where({ id }).first()).status as string;

  describe('submitting', () => {
    it('stores everything and mails how to sign in', async () => {
      const amina = await fillInAll(portal());
      const { status, body } = await amina.call('submitInternship', submission(amina));
      expect(status).toBe(200);
      expect(body).toEqual({
        application: submittedAnswer(amina, 'intern'),
        email_sent: true,
        email_warning: null,
        password_mailed: true,
        pdf_link: expect.stringMatching(/^\/api\/user\/applications\/\d+\/pdf\?link=ey/),
      });
      const [mail, ...others] = mailsTo(amina.personal.email);
      expect(others).toEqual([]);
      expect(mail?.text).toContain(`Reference: ${ownReference(amina.applicationId)}`);
      expect(mail?.text).toContain(`Password: ${portal().auth.passwords.get(amina.personId)}`);
      const row = await portal().knex('applications').where({ id: amina.applicationId }).first();
      expect(row).toMatchObject({
        signature: 'Amina Uwase',
        purpose: 'academic',
        current_step: 12,
        open_slot: null,
      });
      expect(row.submitted_at).toBeInstanceOf(Date);
    });

    it('needs a signature', async () => {
      const amina = await buildComplete(portal());
      for (const signature of [undefined, '', '   ', 7]) {
        const body = { application_id: amina.applicationId, signature };
        const answer = await amina.call('submitInternship', { body });
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toEqual({
          signature: ['Please provide your signature before submitting.'],
        });
      }
    });

    it('names everything that is missing, and submits nothing', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await amina.call('submitInternship', submission(amina));
      expect(status).toBe(422);
      expect(body.message).toBe(
        'Some parts of the application are missing. Go back to them, then submit again.',
      );
      expect(body.errors).toEqual({
        purpose: ['Please select a purpose and agree to both terms.'],
        has_disability: ['Select whether you have a disability'],
        institutions: ['Add your current institution'],
        interests: ['Please select at least one area of interest before proceeding.'],
        personal_statement: [
          'Personal statement is required. Please provide your personal statement before proceeding.',
        ],
        languages: ['Please add at least one language with proficiency level before proceeding.'],
        periods: ['Add at least one period when you are available'],
        'references.0.full_name': ["Enter the referee's full name"],
        'references.0.letter': ['Select your academic reference letter'],
        'references.1.full_name': ["Enter the referee's full name"],
        'references.1.letter': ['Select your character reference letter'],
        'documents.cv': ['Select your CV'],
        'documents.cover_letter': ['Select your cover letter'],
        'documents.transcript': ['Select your transcript or proof of enrolment'],
        'documents.criminal_record': ['Select your criminal record'],
      });
      expect(await statusOf(amina.applicationId)).toBe('draft');
      expect(mailsTo(amina.personal.email)).toEqual([]);
    });

    it('names the few things that are missing at the end', async () => {
      const amina = await buildApplicant(portal());
      await agree(amina);
      for (const operation of sectionIds) await fill(amina, operation);
      await sendDocument(amina, 'cv');
      const { body } = await amina.call('submitInternship', submission(amina));
      expect(Object.keys(body.errors)).toEqual([
        'references.0.full_name',
        'references.0.letter',
        'references.1.full_name',
        'references.1.letter',
        'documents.cover_letter',
        'documents.transcript',
        'documents.criminal_record',
      ]);
    });

    it('a second time returns the same application, with one mail', async () => {
      const amina = await fillInAndSubmit(portal());
      const { status, body } = await amina.call('submitInternship', submission(amina));
      expect(status).toBe(220);
      expect(body).toEqual({ application: expect.objectContaining({ id: amina.applicationId }) });
      expect(mailsTo(amina.personal.email)).toHaveLength(1);
    });

    it('pressed five times at once is submitted once, with one mail', async () => {
      const amina = await buildComplete(portal());
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => amina.call('submitInternship', submission(amina))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 220, 220, 220, 220]);
      expect(new Set(answers.map(({ body }) => body.application.submitted_date)).size).toBe(1);
      expect(mailsTo(amina.personal.email)).toHaveLength(1);
    });

    it('with a stale version submits nothing', async () => {
      const amina = await buildComplete(portal());
      const { body } = submission(amina);
      const answer = await amina.call('submitInternship', { body: { ...body, version: 1 } });
      expect(answer.status).toBe(409);
      expect(await statusOf(amina.applicationId)).toBe('in-progress');
    });

    it('and a save at the same time: the save counts before, or is refused as closed', async () => {
      const amina = await buildComplete(portal());
      const save = {
        body: { application_id: amina.applicationId, current_step: 12, form_data: { other_skills: 'late' } },
      };
      const [submitted, saved] = await Promise.all([
        amina.call('submitInternship', submission(amina)),
        amina.call('saveInternshipProgress', save),
      ]);
      expect(submitted.status).toBe(200);
      expect([200, 409]).toContain(saved.status);
      expect((await amina.call('saveInternshipProgress', save)).status).toBe(409);
    });

    it('mentions the person’s own password, and sends none', async () => {
      const amina = await buildComplete(portal());
      const account = portal().auth.people.get(amina.personId);
      if (account) account.hasPassword = true;
      const { body } = await amina.call('submitInternship', submission(amina));
      expect(body.password_mailed).toBe(false);
      const [mail] = mailsTo(amina.personal.email);
      expect(mail?.text).toContain('the password you already have');
    });
  });

  describe('the link to the own copy', () => {
    const read = async (
      amina: { applicationId: number },
      token: string,
      operation: 'getOwnApplication' | 'updateOwnApplication',
    ) =>
      portal().call(operation, {
        params: { id: amina.applicationId },
        token,
        body: operation === 'updateOwnApplication' ? { data: {} } : undefined,
      });

    it('reads that application and changes nothing', async () => {
      const amina = await buildComplete(portal());
      const { body } = await amina.call('submitInternship', submission(amina));
      const token = String(body.pdf_link).split('link=')[1] ?? '';
      expect((await read(amina, token, 'getOwnApplication')).status).toBe(200);
      expect((await read(amina, token, 'updateOwnApplication')).status).toBe(403);
      const other = await buildComplete(portal());
      expect((await read(other, token, 'getOwnApplication')).status).toBe(404);
    });
  });

  describe('when the mail cannot go out', () => {
    it('the application is submitted all the same, the person is warned, and the mail follows', async () => {
      const amina = await buildComplete(portal());
      portal().mailFails(true);
      const { status, body } = await amina.call('submitInternship', submission(amina));
      expect(status).toBe(200);
      expect(body.email_sent).toBe(false);
      expect(body.email_warning).toBe(
        'Your application is in. The confirmation email could not be sent yet; we keep trying.',
      );
      portal().mailFails(false);
      await until(() => mailsTo(amina.personal.email).length > 0);
      expect(mailsTo(amina.personal.email)).toHaveLength(1);
    });

    it('because svc-auth is down, it follows with a working password', async () => {
      const amina = await buildComplete(portal());
      portal().auth.down(true);
      const { body } = await amina.call('submitInternship', submission(amina));
      expect(body.email_sent).toBe(false);
      portal().auth.down(false);
      await until(() => mailsTo(amina.personal.email).length > 0);
      const [mail] = mailsTo(amina.personal.email);
      expect(mail?.text).toContain(`Password: ${portal().auth.passwords.get(amina.personId)}`);
    });
  });

  it('nothing is submitted when the mail cannot be stored', async () => {
    const amina = await buildComplete(portal());
    const { knex } = portal();
    await knex.schema.renameTable('applications_outbox', 'outbox_away');
    const { status } = await amina.call('submitInternship', submission(amina));
    await knex.schema.renameTable('outbox_away', 'applications_outbox');
    expect(status).toBe(500);
    expect(await statusOf(amina.applicationId)).toBe('in-progress');
    expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
  });

  it('the applicant finds it in the list, with its abilities', async () => {
    const amina = await buildSubmitted(portal());
    const { status, body } = await portal().call('listOwnApplications', {
      token: await amina.accountToken(),
    });
    expect(status).toBe(200);
    expect(body.applications).toEqual([
      {
        id: amina.applicationId,
        originalId: amina.applicationId,
        type: 'intern',
        status: 'submitted',
        submitted_date: expect.any(String),
        withdrawn_at: null,
        undo_withdrawal_until: null,
        reopened: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        current_step: 12,
        progress: 100,
        details: { intern_details_id: amina.detailsId, applicant_name: 'Amina Uwase' },
        abilities: {
          view: true,
          edit: false,
          upload: false,
          submit: false,
          discard: false,
          answer: false,
          withdraw: true,
          undo_withdrawal: false,
          continue: false,
          finish: false,
          request_another: 'none',
          request_another_on: null,
        },
      },
    ]);
    expect((await portal().call('listOwnApplications', { token: amina.token })).status).toBe(403);
  });

  it('the list shows a draft with its progress', async () => {
    const amina = await buildApplicant(portal());
    await agree(amina);
    const { body } = await portal().call('listOwnApplications', { token: await amina.accountToken() });
    expect(body.applications[0]).toMatchObject({
      status: 'in-progress',
      submitted_date: null,
      progress: 17,
      abilities: { view: true, edit: true, continue: true },
    });
  });
});
