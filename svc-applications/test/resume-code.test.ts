import { until } from '@portal/test-kit';
import { onSqlite } from './applications-under-test';
import { askedWork } from './asked-work';
import { buildApplicant, personal } from './factories/applicant';
import { rightCode } from './fake-auth';

const wrongPair = 'Login failed. Please check your details and try again.';

onSqlite((portal) => {
  const choose = async (resumeCode: 'off' | 'new-device' | null) => {
    await portal().knex('portal_settings').update({ resume_code: resumeCode });
    await until(async () => (await portal().service.portal.settings()).resumeCode === resumeCode);
  };
  const signIn = (body: object, headers: Record<string, string> = {}) =>
    portal().call('signInToInternship', { body, headers });
  const deviceCookie = (headers: Headers) =>
    headers.getSetCookie().find((line) => line.startsWith('portal_device='));
  const pairOf = ({ email, phone }: { email: string; phone: string }) => ({ email, phone });

  describe('signing in from a network that has failed too often', () => {
    afterEach(() => portal().auth.slow(undefined));

    it.each(['off', 'new-device'] as const)(
      'passes with the work that was asked for, codes %s',
      async (codes) => {
        await choose(codes);
        const amina = await buildApplicant(portal());
        const body = pairOf(amina.personal);
        portal().auth.slow('solved');
        const asked = await signIn(body);
        expect([asked.status, asked.headers.get('Retry-After')]).toEqual([429, '1']);
        expect(asked.body).toMatchObject({ message: 'Too many of this network.', challenge: askedWork });
        const worked = await signIn({ ...body, proof_of_work: 'solved' });
        expect(worked.status).toBe(codes === 'off' ? 200 : 401);
        if (codes === 'new-device') expect(worked.body).toMatchObject({ code_required: true });
        expect((await signIn({ ...body, proof_of_work: 'solved' })).status).toBe(429);
      },
    );
  });

  describe('resuming on a new device, where the portal asks for a code', () => {
    beforeAll(async () => {
      await choose('new-device');
    });
    beforeEach(() => {
      portal().auth.codesSent.length = 0;
    });

    it('continues with the code of the email, and remembers the device', async () => {
      const amina = await buildApplicant(portal());
      const pair = pairOf(amina.personal);
      const asked = await signIn(pair);
      expect(asked.status).toBe(401);
      expect(asked.body).toMatchObject({ message: 'We have sent a code.', code_required: true });
      expect(asked.headers.getSetCookie()).toEqual([]);
      expect(portal().auth.codesSent).toEqual([amina.personId]);

      const wrong = await signIn({ ...pair, code: '654321' });
      expect(wrong.status).toBe(401);
      expect(wrong.body).toMatchObject({
        code_required: true,
        errors: { code: ['That code is not right.'] },
      });

      const right = await signIn({ ...pair, code: ` ${rightCode.slice(0, 3)} ${rightCode.slice(3)}` });
      expect(right.status).toBe(200);
      expect(right.body.application.id).toBe(amina.applicationId);
      const cookie = deviceCookie(right.headers);
      expect(cookie).toMatch(
        new RegExp(
          `^portal_device=device-of-${amina.personId}; Path=/api; HttpOnly; Expires=[^;]+; SameSite=Strict$`,
        ),
      );
      const again = await signIn(pair, { Cookie: cookie?.split(';')[0] ?? '' });
      expect(again.status).toBe(200);
      expect(portal().auth.codesSent).toHaveLength(1);
    });

    it('asks for no code at a first sign-in', async () => {
      const first = await signIn({ ...personal(), role: 'intern' });
      expect(first.status).toBe(200);
      expect(deviceCookie(first.headers)).toBeDefined();
    });

    it('asks a person who begins a second programme', async () => {
      const amina = await buildApplicant(portal());
      const body = { ...amina.personal, institution_name: 'Hill School', institution_position: 'Student' };
      const asked = await portal().call('signInToVisit', { body });
      expect(asked.status).toBe(401);
      expect(asked.body).toMatchObject({ code_required: true });
      const begun = await portal().call('signInToVisit', { body: { ...body, code: rightCode } });
      expect(begun.status).toBe(200);
    });

    it('answers wrong pairs, unknown pairs and people without an application as it does without codes', async () => {
      const amina = await buildApplicant(portal());
      const pair = pairOf(amina.personal);
      const answers = [
        await signIn({ ...pair, phone: '250700000001' }),
        await signIn({ ...pair, phone: '250700000001', code: rightCode }),
        await signIn({ email: 'nobody@example.org', phone: '250700000002' }),
        await portal().call('signInToVisit', { body: pair }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(401);
        expect(body).toEqual({
          message: wrongPair,
          codes: { message: expect.any(String) },
          request_id: expect.any(String),
        });
      }
      expect(portal().auth.codesSent).toEqual([]);
    });

    it('refuses the device of another person', async () => {
      const amina = await buildApplicant(portal());
      const eve = await buildApplicant(portal());
      const hers = { Cookie: `portal_device=device-of-${eve.personId}` };
      expect((await signIn(pairOf(amina.personal), hers)).status).toBe(401);
    });
  });

  describe('where an administrator has switched the code off', () => {
    it('the pair is enough, and the device is remembered for later', async () => {
      await choose('off');
      const amina = await buildApplicant(portal());
      const { status, headers } = await signIn(pairOf(amina.personal));
      expect(status).toBe(200);
      expect(deviceCookie(headers)).toBeDefined();
    });
  });

  describe('where the account is proven and a stranger may have entered its number', () => {
    it('asks a new device for a code all the same, before it opens or begins a draft', async () => {
      await choose('off');
      const amina = await buildApplicant(portal());
      portal().auth.numbersOfStrangers.add(amina.personId);
      const pair = pairOf(amina.personal);
      const visit = { ...amina.personal, institution_name: 'Hill School', institution_position: 'Student' };
      for (const asked of [await signIn(pair), await portal().call('signInToVisit', { body: visit })]) {
        expect(asked.status).toBe(401);
        expect(asked.body).toMatchObject({ code_required: true });
      }
      expect((await portal().call('signInToVisit', { body: pair })).body.message).toBe(wrongPair);
      expect((await signIn({ ...pair, code: rightCode })).status).toBe(200);
      const known = { Cookie: `portal_device=device-of-${amina.personId}` };
      expect((await signIn(pair, known)).status).toBe(200);
    });
  });

  describe('where no administrator has chosen', () => {
    it('the environment decides', async () => {
      await choose(null);
      const amina = await buildApplicant(portal());
      expect((await signIn(pairOf(amina.personal))).status).toBe(200);
      portal().service.resumeCode = 'new-device';
      expect((await signIn(pairOf(amina.personal))).status).toBe(401);
      portal().service.resumeCode = 'off';
    });
  });
});
