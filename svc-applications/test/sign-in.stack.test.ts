import { onEachDatabase } from './applications-under-test';
import { buildApplicant, personal } from './factories/applicant';
import { agree, buildSubmitted } from './factories/sections';

const wrongPair = 'Login failed. Please check your details and try again.';

const linkMessage = 'A name cannot contain a web or email address. Leave that part out';

onEachDatabase((portal) => {
  const signIn = (body: object, headers = {}) => portal().call('signInToInternship', { body, headers });

  describe('signing in to the internship wizard', () => {
    it('begins an application with the whole personal set', async () => {
      const amina = personal();
      const { status, body } = await signIn({ ...amina, role: 'intern' });
      expect(status).toBe(200);
      expect(body).toEqual({
        token: expect.any(String),
        user: { id: expect.any(Number), role: 'intern', name: 'Amina Uwase', email: amina.email },
        application: {
          id: expect.any(Number),
          user_id: body.user.id,
          intern_details_id: expect.any(Number),
          type: 'intern',
          status: 'draft',
        },
        current_step: 2,
        version: 1,
      });
      const progress = await portal().call('getInternshipProgress', { token: body.token });
      expect(progress.body.form_data).toEqual(amina);
      expect(progress.body.intern_details).toMatchObject({
        full_name: 'Amina Uwase',
        permanent_address: null,
      });
    });

    it.each([
      ['Amina\nYou have won', 'Enter the name in one line'],
      ['Claim at https://evil.example', linkMessage],
      ['claim.evil.com', linkMessage],
      ['\u2800\u2800', 'Enter your full name'],
      ['B', 'Enter your full name, with at least two letters'],
    ])('begins nothing for a name that would be more, or less, than a name: %j', async (name, message) => {
      const { status, body } = await signIn({ ...personal(), name });
      expect([status, body.errors]).toEqual([422, { name: [message] }]);
    });

    it.each([
      ['dr.uwase marie', 'dr.uwase marie'],
      ['j.p.habimana', 'j.p.habimana'],
      ['Marie st.john', 'Marie st.john'],
      ['\u200eUwase\tMa\u00adrie', 'Uwase Marie'],
      ['Ng', 'Ng'],
    ])('takes the name %j without what cannot be seen', async (name, kept) => {
      const { status, body } = await signIn({ ...personal(), name });
      expect([status, body.user?.name]).toEqual([200, kept]);
    });

    it.each([
      "uwase@gmail.com'",
      'uwase@gmail.com?',
      'uwase@gmail.com-',
      'uwase@gmail.com…',
      'uwase@10.0.0.1',
      'uwase@example.123',
      `${'a'.repeat(65)}@example.org`,
    ])('tells the slip in the address %s at its field', async (email) => {
      const { status, body } = await signIn({ ...personal(), email });
      expect([status, body.errors]).toEqual([
        422,
        { email: ['Enter an email address in the correct format, like name@example.com'] },
      ]);
    });

    it.each(['\u200e%', '%\u200b', '\u202a%\u202c'])(
      'comes back by an address pasted as %j',
      async (around) => {
        const person = personal();
        expect((await signIn({ ...person, email: around.replace('%', person.email) })).body.user?.email).toBe(
          person.email,
        );
        expect((await signIn(person)).status).toBe(200);
      },
    );

    it.each([
      ['\u202a+254 712 345678\u202c', '254712345678'],
      ['(+254) 712 345 678', '254712345678'],
      ['Tel: +254 712 345 678', '254712345678'],
      ['254712345678', '254712345678'],
      ['\uff0b254712345678', '254712345678'],
      ['+254 (0) 712 345 678', '254712345678'],
      ['+44 (0)7700 900123', '447700900123'],
      ['+376 312345', '376312345'],
      ['+299 221234', '299221234'],
    ])('keeps the number %s as it is meant, and finds it again by both', async (typed, digits) => {
      const person = { ...personal(), phone: typed };
      const { body } = await signIn(person);
      const { form_data } = (await portal().call('getInternshipProgress', { token: body.token })).body;
      expect(form_data).toMatchObject({ phone: digits });
      for (const phone of [typed, digits, `+${digits}`])
        expect((await signIn({ email: person.email, phone })).status).not.toBe(422);
    });

    it.each([
      ['0788123456', 'Start the phone number with its country code, like +250 788 123 456'],
      ['(0788) 123 456', 'Start the phone number with its country code, like +250 788 123 456'],
      ['+250 788 123 456 ext. 12', 'Leave out the extension and give the number alone: +250 788 123 456'],
      ['250788123456;ext=12', 'Leave out the extension and give the number alone: +250 788 123 456'],
    ])('begins and resumes nothing with %s, and tells how to mend it', async (phone, message) => {
      for (const body of [
        { ...personal(), phone },
        { email: personal().email, phone },
      ]) {
        const { status, body: answer } = await signIn(body);
        expect([status, answer.errors]).toEqual([422, { phone: [message] }]);
      }
    });

    it('resumes by email and phone alone, however they are written', async () => {
      const amina = await buildApplicant(portal());
      await agree(amina);
      const { phone, email } = amina.personal;
      const written = `+${phone.slice(0, 3)} ${phone.slice(3, 6)}-${phone.slice(6)}`;
      const { status, body } = await signIn({ email: ` ${email.toUpperCase()} `, phone: written });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        application: { id: amina.applicationId, status: 'in-progress' },
        current_step: 3,
        version: 2,
      });
    });

    it('has the account’s present form of the phone number, and takes it', async () => {
      const { personal, applicationId } = await buildApplicant(portal(), { phone: '25725779000222' });
      const person = [...portal().auth.people.values()].find(({ email }) => email === personal.email);
      if (person) person.phone = '25779000222';
      const { body } = await signIn({ email: personal.email, phone: '25779000222' });
      const { token } = body;
      const { intern_details_id } = body.application;
      const progress = await portal().call('getInternshipProgress', { token });
      expect(progress.body.intern_details).toMatchObject({ phone_number: '25779000222' });
      const again = { ...personal, phone: '25779000222', application_id: applicationId, intern_details_id };
      expect((await portal().call('savePersonalDetails', { token, body: again })).status).toBe(200);
    });

    it('resumes with the whole set, too, and leaves stored answers as they are', async () => {
      const amina = await buildApplicant(portal());
      const { status, body } = await signIn({ ...amina.personal, name: 'Someone Else' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ application: { id: amina.applicationId }, user: { name: 'Amina Uwase' } });
    });

    it('sets the cookie that opens files, hidden from scripts', async () => {
      const { headers } = await signIn(personal());
      const lines = headers.getSetCookie();
      const files = lines.filter((line) => line.startsWith('portal_files='));
      expect(files.map((line) => /Path=([^;]+)/.exec(line)?.[1])).toEqual(
        expect.arrayContaining(['/api/storage', '/api/publicstorage', '/api/public/storage']),
      );
      for (const line of files) expect(line).toMatch(/HttpOnly.*SameSite=Strict/);
      expect(lines.some((line) => line.startsWith('XSRF-TOKEN='))).toBe(true);
    });

    it('answers a wrong phone, an unknown email, and a person who has nothing to resume alike', async () => {
      const amina = await buildApplicant(portal());
      const { people } = portal().auth;
      const id = people.size + 1;
      const visitor = personal();
      const { name, email, phone } = visitor;
      people.set(id, { id, name, email, phone, role: 'visitor', active: true, hasPassword: false });
      const pairs = [
        { email: amina.personal.email, phone: '250700000000' },
        { email: 'nobody@example.org', phone: '250700000000' },
        { email: visitor.email, phone: visitor.phone },
      ];
      for (const pair of pairs) {
        const { status, body, headers } = await signIn(pair);
        expect(status).toBe(401);
        expect(body).toEqual({
          message: wrongPair,
          codes: { message: expect.any(String) },
          request_id: expect.any(String),
        });
        expect(headers.getSetCookie()).toEqual([]);
      }
    });

    it('asks for the whole set as soon as more than email and phone is sent, known or not', async () => {
      const amina = await buildApplicant(portal());
      for (const pair of [amina.personal, personal()]) {
        const { status, body } = await signIn({ email: pair.email, phone: pair.phone, name: 'Amina' });
        expect(status).toBe(422);
        expect(body.errors).toEqual({
          dob: ['Enter your date of birth'],
          gender: ['Select your gender, or that you prefer not to say'],
          nationality: ['Select your nationality'],
          current_address: ['Enter your current address'],
          contact_preference: ['Select how we should contact you'],
        });
      }
    });

    it('refuses a person under 18', async () => {
      const { status, body } = await signIn(personal({ dob: `${new Date().getUTCFullYear() - 17}-01-01` }));
      expect(status).toBe(422);
      expect(body.errors).toEqual({ dob: ['You must be at least 18 years old to apply.'] });
    });

    it('refuses a phone of 9 and of 16 digits', async () => {
      for (const phone of ['250788123', '2507881234567890']) {
        const { status, body } = await signIn({ email: 'amina@example.org', phone });
        expect(status).toBe(422);
        expect(body.errors).toEqual({ phone: ['Phone number must be between 10 and 15 digits.'] });
      }
    });

    it('refuses wrong types and drops unknown fields', async () => {
      const wrong = await signIn({ email: ['a'], phone: { $ne: '' } });
      expect(wrong.status).toBe(422);
      expect(Object.keys(wrong.body.errors)).toEqual(['email', 'phone']);
      const unknown = await signIn({ ...personal(), is_admin: true, status: 'approved' });
      expect(unknown.status).toBe(200);
      expect(unknown.body.application.status).toBe('draft');
    });

    it('begins one application when the button is pressed twice at once', async () => {
      const amina = personal();
      const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(amina)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.application.id)).size).toBe(1);
    });

    it('names a submitted application, and gives no token; its status and name to a known device alone', async () => {
      const amina = await buildSubmitted(portal());
      await portal().knex('applications').where({ id: amina.applicationId }).update({ status: 'rejected' });
      const { email, phone } = amina.personal;
      const result = {
        id: amina.applicationId,
        type: 'intern',
        status: 'rejected',
        submitted_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        applicant_name: 'Amina Uwase',
      };
      const Cookie = `portal_device=device-of-${amina.personId}`;
      const { status, body, headers } = await signIn({ email, phone }, { Cookie });
      expect(status).toBe(220);
      expect(body).toEqual({ application: result });
      expect(headers.getSetCookie()).toEqual([]);

      for (const stranger of [{}, { Cookie: 'portal_device=device-of-9999' }]) {
        const answer = await signIn({ email, phone }, stranger);
        expect(answer.status).toBe(220);
        expect(answer.body).toEqual({ application: { ...result, status: 'submitted', applicant_name: '' } });
      }
    });

    it('passes on that there were too many attempts', async () => {
      portal().auth.tooMany(true);
      const { status, headers } = await signIn(personal());
      portal().auth.tooMany(false);
      expect(status).toBe(429);
      expect(headers.get('Retry-After')).toBe('120');
    });

    it('returns when to try again while svc-auth is down; signed-in people continue', async () => {
      const amina = await buildApplicant(portal());
      portal().auth.down(true);
      const { status, headers } = await signIn(personal());
      expect(status).toBe(503);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      await agree(amina);
      portal().auth.down(false);
    });
  });
});
