import { onSqlite } from './applications-under-test';
import { buildApplicant, personal, randomPhone, submittedAnswer } from './factories/applicant';
import { buildSubmittedVisit, buildVisitor, saved, visitWelcome } from './factories/visits';

onSqlite((portal) => {
  const signIn = (body: object) => portal().call('signInToVisit', { body });
  const wrongLength = 'Phone number must be between 10 and 15 digits.';

  describe('signing in to the visit wizard', () => {
    it('begins a visit with the whole personal set', async () => {
      const amina = personal();
      const { status, body } = await signIn({ ...amina, role: 'visitor' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        user: { role: 'visitor', name: 'Amina Uwase' },
        application: { type: 'visitor', status: 'draft' },
        current_step: 2,
        version: 1,
      });
    });

    it('resumes by email and phone alone, at the step where the person was', async () => {
      const amina = await buildVisitor(portal());
      await amina.call('saveVisitProgress', saved(amina, visitWelcome('personal'), 5));
      const { email, phone } = amina.personal;
      const { body } = await signIn({ email, phone });
      expect(body).toMatchObject({
        application: { id: amina.applicationId, status: 'in-progress' },
        current_step: 5,
      });
      expect((await portal().call('getVisitProgress', { token: body.token })).body).toMatchObject({
        current_step: 5,
        form_data: { ...visitWelcome('personal'), email, phone },
        user: { role: 'visitor' },
        uploads: [],
      });
    });

    it('returns 220 with reference and date alone on an unknown device, once the visit is submitted', async () => {
      const amina = await buildSubmittedVisit(portal());
      const { email, phone } = amina.personal;
      const { status, body, headers } = await signIn({ email, phone });
      expect(status).toBe(220);
      expect(body).toEqual({
        application: { ...submittedAnswer(amina, 'visitor'), applicant_name: '' },
      });
      expect(headers.getSetCookie()).toEqual([]);
      expect((await amina.call('getVisitProgress')).status).toBe(220);
    });

    it('is apart from the internship of the same person', async () => {
      const amina = await buildApplicant(portal());
      const { email, phone } = amina.personal;
      const nothing = await signIn({ email, phone });
      expect([nothing.status, nothing.body.message]).toEqual([
        401,
        'Login failed. Please check your details and try again.',
      ]);
      const { status, body } = await signIn({ ...amina.personal, role: 'visitor' });
      expect(status).toBe(200);
      expect(body.application.id).not.toBe(amina.applicationId);
      expect(body.application.type).toBe('visitor');
    });

    it.each([
      [{ name: 'A' }, { name: ['Enter your full name, with at least two letters'] }],
      [
        { current_address: 'KG 7' },
        { current_address: ['Enter your current address, with at least 5 characters'] },
      ],
      [{ phone: '250788123' }, { phone: [wrongLength] }],
      [{ phone: '2507881234567890' }, { phone: [wrongLength] }],
      [{ dob: '2020-01-01' }, { dob: ['You must be at least 18 years old to apply.'] }],
    ])('refuses %p', async (changes, errors) => {
      const { status, body } = await signIn(personal(changes));
      expect([status, body.errors]).toEqual([422, errors]);
    });

    it('recognises the phone number when its dial code was typed twice', async () => {
      const phone = randomPhone();
      const amina = await buildVisitor(portal(), { phone: `+250 ${phone}` });
      const { status, body } = await signIn({ email: amina.personal.email, phone });
      expect([status, body.application.id]).toEqual([200, amina.applicationId]);
      expect((await amina.call('getVisitProgress')).body.intern_details.phone_number).toBe(phone);
    });

    it('begins one visit when the button is pressed twice at once', async () => {
      const amina = personal();
      const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(amina)));
      expect(new Set(answers.map(({ body }) => body.application.id)).size).toBe(1);
    });
  });

  describe('saving a visit', () => {
    it('stores the answers so far, complete or not, and drops unknown fields', async () => {
      const amina = await buildVisitor(portal());
      const typed = {
        ...visitWelcome('institutional'),
        is_institution: true,
        has_visited: '',
        people_participated: '1',
        previous_degrees: 'Diploma in nursing',
        visit_start_date: '2097-0',
        emergency_contact_phone: '07',
        declaration_accuracy: false,
        personal_statement: 'x'.repeat(900),
      };
      const { status, body } = await amina.call(
        'saveVisitProgress',
        saved(amina, { ...typed, honors: [], status: 'in' }),
      );
      expect([status, body]).toEqual([
        200,
        { version: 2, uploads: [], academicUpload: null, communityUpload: null },
      ]);
      const { form_data } = (await amina.call('getVisitProgress')).body;
      expect(form_data).toMatchObject(typed);
      expect(form_data).not.toHaveProperty('honors');
      expect(form_data).not.toHaveProperty('status');
    });

    it.each([
      [{ has_visited: {} }, 'has_visited'],
      [{ people_participated: [] }, 'people_participated'],
      [{ declaration_conduct: 'yes' }, 'declaration_conduct'],
      [{ travel_from_city: 'x'.repeat(201) }, 'travel_from_city'],
      [{ previous_degrees: 'x'.repeat(1001) }, 'previous_degrees'],
    ])('refuses another kind or size: %p', async (form_data, field) => {
      const amina = await buildVisitor(portal());
      const { status, body } = await amina.call('saveVisitProgress', saved(amina, form_data));
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    });

    it.each([0, 9, 2.5])('refuses the step %p', async (step) => {
      const amina = await buildVisitor(portal());
      const { status, body } = await amina.call('saveVisitProgress', saved(amina, {}, step));
      expect([status, Object.keys(body.errors)]).toEqual([422, ['current_step']]);
    });
  });
});
