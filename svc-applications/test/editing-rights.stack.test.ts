import { referenceOf } from '@portal/contract-svc-applications-v1';
import { until } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import type { Options } from './client';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { editing } from './factories/editing';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const { edit, byAdmin, entriesOf } = editing(portal);

  describe('the right to edit', () => {
    const other = { languages: [{ language: 'Russian', proficiency: 'Basic' }] };

    it('someone else’s application is not found', async () => {
      const amina = await buildApplicant(portal());
      const chidi = await buildApplicant(portal());
      const options: Options = { params: { id: amina.applicationId }, body: { data: other } };
      const token = await chidi.accountToken();
      expect((await portal().call('updateOwnApplication', { ...options, token })).status).toBe(404);
      const admin = await staffToken(portal());
      const nothing = { ...options, params: { id: 2_000_000_000 }, token: admin };
      expect((await portal().call('updateApplication', nothing)).status).toBe(404);
    });

    it('the applicant by the account’s session, an administrator, and nobody else', async () => {
      const amina = await buildApplicant(portal());
      const options: Options = { params: { id: amina.applicationId }, body: { data: other } };
      const as = async (call: 'updateOwnApplication' | 'updateApplication', token?: string) =>
        (await portal().call(call, { ...options, ...(token && { token }) })).status;
      expect([
        await as('updateOwnApplication'),
        await as('updateOwnApplication', amina.token),
        await as('updateOwnApplication', await staffToken(portal())),
        await as('updateApplication', await amina.accountToken()),
        await as('updateApplication', await staffToken(portal(), 'reviewer')),
      ]).toEqual([401, 403, 403, 403, 403]);
    });

    it('only an administrator edits a submitted application', async () => {
      const amina = await buildSubmitted(portal());
      const { status, body } = await edit(amina, other);
      expect([status, body.message]).toEqual([
        409,
        'This application has been submitted and cannot be edited.',
      ]);
      const byStaff = await byAdmin(amina, {
        ...other,
        intern_details: { full_name: 'Amina Keza', phone_number: '+250 788 000 222' },
      });
      expect(byStaff.status).toBe(200);
      expect(byStaff.body.review).toMatchObject({
        ...other,
        status: 'submitted',
        applicant_name: 'Amina Keza',
        intern_details: { phone_number: '250788000222' },
      });
      await until(() => portal().auth.people.get(amina.personId)?.name === 'Amina Keza');
      expect(portal().auth.people.get(amina.personId)).toMatchObject({
        name: 'Amina Keza',
        phone: '250788000222',
      });
    });

    it('an administrator does not change the email address', async () => {
      const amina = await buildSubmitted(portal());
      const { status, body } = await byAdmin(amina, { intern_details: { email: 'x@example.org' } });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['intern_details.email']]);
    });
  });

  describe('two at once', () => {
    const languages = (language: string) => ({ languages: [{ language, proficiency: 'Basic' }] });

    it('a stale version writes nothing and gets the stored state', async () => {
      const amina = await buildApplicant(portal());
      expect((await edit(amina, languages('French'), { version: 1 })).body.version).toBe(2);
      const { status, body } = await edit(amina, languages('Arabic'), { version: 1 });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: 'This application was changed in another tab or on another device.',
        version: 2,
        current: { review: { version: 2, ...languages('French') } },
      });
    });

    it('without a version both are merged', async () => {
      const amina = await buildApplicant(portal());
      const answers = await Promise.all([
        edit(amina, languages('French')),
        edit(amina, { other_skills: 'Drawing' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { review } = (await amina.call('getOwnApplication', { params: { id: amina.applicationId } }))
        .body;
      expect(review).toMatchObject({ ...languages('French'), other_skills: 'Drawing', version: 3 });
    });
  });

  describe('the record of an edit', () => {
    const other = { other_skills: 'Drawing', languages: [{ language: 'Russian', proficiency: 'Basic' }] };
    const newsOf = ({ applicationId }: Applicant) =>
      portal().knex('notifications').where({ application_id: applicationId }).orderBy('id');

    it('names the person and the changed parts', async () => {
      const amina = await buildApplicant(portal());
      await edit(amina, other);
      await byAdmin(amina, { disability: { has_disability: false } });
      expect(await entriesOf(amina)).toEqual([
        { by: 'Amina Uwase', sections: ['languages', 'other_skills'] },
        { by: expect.any(String), sections: ['disability'] },
      ]);
    });

    it('notifies staff once an hour of changes by applicants, and not of their own changes', async () => {
      const amina = await buildApplicant(portal());
      await byAdmin(amina, other);
      expect(await newsOf(amina)).toEqual([]);
      await edit(amina, other);
      await edit(amina, other);
      const results = await newsOf(amina);
      expect(results).toHaveLength(1);
      expect(results[0]).toMatchObject({
        type: 'application_updated',
        message: `Amina Uwase has changed their internship application (${referenceOf('intern', amina.applicationId)}).`,
      });
    });
  });
});
