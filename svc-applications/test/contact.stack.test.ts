import { contactMessages } from '@portal/contract-svc-applications-v1';
import { until } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, personal, staffToken } from './factories/applicant';
import { fillInAll, submission } from './factories/sections';
import { rightCode } from './fake-auth';

onEachDatabase((portal) => {
  const aside = { programme: 'intern' };
  const anAddress = () => personal().email;
  const ask = (person: Applicant, email: string, options: object = {}) =>
    person.call('requestEmailCode', {
      params: aside,
      body: { application_id: person.applicationId, email },
      ...options,
    });
  const correct = (person: Applicant, email: string, code = rightCode, options: object = {}) =>
    person.call('changeEmail', {
      params: aside,
      body: { application_id: person.applicationId, email, code },
      ...options,
    });
  const correctPhone = (person: Applicant, phone: string, options: object = {}) =>
    person.call('changePhone', {
      params: aside,
      body: { application_id: person.applicationId, phone },
      ...options,
    });
  const identity = ({ applicationId }: Applicant) =>
    portal().service.stores.applications.identity(applicationId);
  const waiting = () => portal().knex('applications_outbox').where({ kind: 'learn-contact' });

  /** Makes svc-auth store the next correction and then stop answering. */
  const lostAfterwards = () => portal().auth.correctedUnseen.push(() => portal().auth.down(true));
  afterEach(() => portal().auth.down(false));

  describe('the email address', () => {
    it('is corrected by the code of the new mailbox, wherever it is read', async () => {
      const amina = await buildApplicant(portal());
      const email = anAddress();
      expect((await ask(amina, ` ${email.toUpperCase()} `)).status).toBe(204);
      expect(portal().auth.codesSent.at(-1)).toBe(amina.personId);
      const answer = await correct(amina, email);
      expect([answer.status, answer.body]).toEqual([200, { email }]);
      expect(answer.headers.get('set-cookie')).toContain(`portal_device=device-of-${amina.personId}`);
      const progress = await amina.call('getInternshipProgress');
      expect(progress.body).toMatchObject({
        version: 1,
        user: { email },
        form_data: { email, phone: amina.personal.phone },
        intern_details: { email },
      });
      const token = await staffToken(portal());
      const params = { type: 'intern' };
      const listed = await portal().call('listProgrammeApplications', {
        params,
        query: { search: email },
        token,
      });
      expect(listed.body.applications).toMatchObject([{ id: amina.applicationId }]);
      const read = await portal().call('openApplication', { params: { id: amina.applicationId }, token });
      expect(JSON.stringify(read.body)).toContain(email);
      const body = { ...amina.personal, email, application_id: amina.applicationId };
      expect((await amina.call('savePersonalDetails', { body })).status).toBe(200);
      const resumed = await portal().call('signInToInternship', {
        body: { email, phone: amina.personal.phone },
      });
      expect(resumed.body.application.id).toBe(amina.applicationId);
      expect(await waiting()).toEqual([]);
    });

    it('keeps what is being typed, and the version on which it is based', async () => {
      const amina = await buildApplicant(portal());
      const form_data = { purpose: 'volunteer' };
      const save = { application_id: amina.applicationId, current_step: 3, form_data, version: 1 };
      expect((await amina.call('saveInternshipProgress', { body: save })).body.version).toBe(2);
      await correct(amina, anAddress());
      expect((await amina.call('saveInternshipProgress', { body: { ...save, version: 2 } })).status).toBe(
        200,
      );
      expect((await amina.call('getInternshipProgress')).body.form_data).toMatchObject(form_data);
    });

    it('is refused in the words of svc-auth: a wrong code, an address with an account, another device', async () => {
      const [amina, grace] = [await buildApplicant(portal()), await buildApplicant(portal())];
      const wrong = await correct(amina, anAddress(), '654321');
      expect([wrong.status, wrong.body.errors]).toEqual([422, { code: ['That code is not right.'] }]);
      const taken = await correct(amina, grace.personal.email);
      expect([taken.status, taken.body.message]).toEqual([
        409,
        'There is already an account with this address.',
      ]);
      const headers = { Cookie: 'portal_device=of-a-stranger' };
      for (const answer of [
        await correct(amina, anAddress(), rightCode, { headers }),
        await correctPhone(amina, personal().phone, { headers }),
      ]) {
        expect([answer.status, answer.body.message]).toEqual([403, 'On the device on which you began.']);
      }
      expect(await identity(amina)).toMatchObject({ email: amina.personal.email });
      expect(await waiting()).toEqual([]);
    });

    it('has to be an address, and the code some text', async () => {
      const amina = await buildApplicant(portal());
      expect((await ask(amina, 'amina@')).body).toMatchObject({ errors: { email: [expect.any(String)] } });
      expect((await correct(amina, anAddress(), '')).body.errors).toEqual({
        code: ['Enter the code from the email'],
      });
    });

    it('is corrected by nobody but the owner, in the wizard or by password', async () => {
      const [amina, eve] = [await buildApplicant(portal()), await buildApplicant(portal())];
      const of = async (token: string) => (await correct(amina, anAddress(), rightCode, { token })).status;
      expect(await of(eve.token)).toBe(404);
      expect(await of(await eve.accountToken())).toBe(404);
      expect(await of(await staffToken(portal()))).toBe(403);
      expect(await of('nonsense')).toBe(401);
      expect(await of(await amina.accountToken())).toBe(200);
      const elsewhere = { params: { programme: 'visitor' } };
      expect((await correct(amina, anAddress(), rightCode, elsewhere)).status).toBe(404);
      expect((await correct(amina, anAddress(), rightCode, { params: { programme: 'x' } })).status).toBe(404);
    });

    it('stays once anything is submitted, with a sentence', async () => {
      const amina = await fillInAll(portal());
      const visit = await portal().call('signInToVisit', {
        body: {
          ...amina.personal,
          role: 'visitor',
          institution_name: 'Hill',
          institution_position: 'Student',
        },
      });
      await amina.call('submitInternship', submission(amina));
      const token = await amina.accountToken();
      for (const answer of [
        await ask(amina, anAddress(), { token }),
        await correctPhone(amina, personal().phone, { token }),
      ]) {
        expect(answer.status).toBe(409);
      }
      const beside = { application_id: visit.body.application.id, email: anAddress() };
      const refused = await portal().call('requestEmailCode', {
        params: { programme: 'visitor' },
        body: beside,
        token,
      });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ message: contactMessages.submitted });
    });
  });

  describe('a correction that svc-auth has stored but not announced', () => {
    it('comes to the drafts by the queued work, also of another programme', async () => {
      const amina = await buildApplicant(portal());
      const visit = await portal().call('signInToVisit', {
        body: {
          ...amina.personal,
          role: 'visitor',
          institution_name: 'Hill',
          institution_position: 'Student',
        },
      });
      const email = anAddress();
      lostAfterwards();
      expect((await correct(amina, email)).status).toBe(503);
      expect(await identity(amina)).toMatchObject({ email: amina.personal.email });
      portal().auth.down(false);
      await waiting().update({ due_at: new Date(0) });
      await until(async () => (await identity(amina))?.email === email);
      const other = { ...amina, applicationId: visit.body.application.id };
      await until(async () => (await identity(other))?.email === email);
    });

    it('comes to the draft at the next sign-in, and with a second try', async () => {
      const [amina, grace] = [await buildApplicant(portal()), await buildApplicant(portal())];
      for (const person of [amina, grace]) {
        lostAfterwards();
        expect((await correct(person, `new.${person.personal.email}`)).status).toBe(503);
        portal().auth.down(false);
      }
      const pair = { email: `new.${amina.personal.email}`, phone: amina.personal.phone };
      expect((await portal().call('signInToInternship', { body: pair })).body.user.email).toBe(pair.email);
      expect(await identity(amina)).toMatchObject({ email: pair.email });
      expect((await correct(grace, `new.${grace.personal.email}`, 'used up')).status).toBe(200);
      expect(await identity(grace)).toMatchObject({ email: `new.${grace.personal.email}` });
    });

    it('comes to what was submitted in between, whose confirmation goes to the new address', async () => {
      const amina = await fillInAll(portal());
      const email = anAddress();
      lostAfterwards();
      expect((await correct(amina, email)).status).toBe(503);
      expect((await amina.call('submitInternship', submission(amina))).status).toBe(200);
      portal().auth.down(false);
      await until(() => portal().mails.some(({ to }) => to === email));
      expect(portal().mails.filter(({ to }) => to === amina.personal.email)).toEqual([]);
      await waiting().update({ due_at: new Date(0) });
      await until(async () => (await identity(amina))?.email === email);
    });
  });

  describe('the phone number', () => {
    it('is corrected at once', async () => {
      const amina = await buildApplicant(portal());
      const { phone } = personal();
      const answer = await correctPhone(amina, `+${phone}`);
      expect([answer.status, answer.body]).toEqual([200, { phone }]);
      expect((await amina.call('getInternshipProgress')).body.form_data).toMatchObject({ phone });
      const resumed = await portal().call('signInToInternship', {
        body: { email: amina.personal.email, phone },
      });
      expect(resumed.status).toBe(200);
    });

    it('has to be a number', async () => {
      const amina = await buildApplicant(portal());
      expect((await correctPhone(amina, '12')).body.errors).toHaveProperty('phone');
    });
  });

  it('staff read who corrected what in the history', async () => {
    const amina = await buildApplicant(portal());
    await correct(amina, anAddress());
    await correctPhone(amina, personal().phone);
    const rows = await portal()
      .knex('audit_entries')
      .where({ application_id: amina.applicationId, action: 'edited' })
      .orderBy('id');
    expect(rows.map(({ details }) => JSON.parse(details))).toEqual([
      { email_corrected: true },
      { phone_corrected: true },
    ]);
  });
});
