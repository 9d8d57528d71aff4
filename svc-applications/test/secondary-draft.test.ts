import { onSqlite } from './applications-under-test';
import { buildSecondary, handIn } from './factories/secondary';

onSqlite((portal) => {
  describe('half typed, a further application', () => {
    const begun = {
      intern: {
        save: 'saveInternshipProgress',
        read: 'getNewestInternship',
        operation: 'submitFurtherInternship',
        form: {
          personal_statement: 'I would',
          periods: [
            { start_date: '2097-06-07', end_date: '2097-06-27', hours_available: '20' },
            { start_date: '2097-07-', end_date: '', hours_available: '35' },
          ],
          hours_available: '20',
          references: [{ type: 'academic', full_name: '', email: 'jean@' }],
        },
      },
      visitor: {
        save: 'saveVisitProgress',
        read: 'getNewestVisit',
        operation: 'submitFurtherVisit',
        form: { institution_name: 'Na', purpose: 'observation', visit_start_date: '2097-05-03' },
      },
    } as const;

    it.each(['intern', 'visitor'] as const)(
      'of %s is kept as it is, told on another device, and handed in there',
      async (type) => {
        const { save, read, operation, form } = begun[type];
        const { applicant, draftId } = await buildSecondary(portal(), type);
        const token = await applicant.accountToken();
        const body = { application_id: draftId, current_step: 1, form_data: form, version: 1 };
        const saved = await portal().call(save, { token, body });
        expect([saved.status, saved.body.version]).toEqual([200, 2]);

        const elsewhere = await portal().call(read, { token: await applicant.accountToken() });
        expect(elsewhere.body).toMatchObject({
          application: { id: draftId },
          form_data: form,
          reviewData: { version: 2 },
        });
        const stale = await portal().call(save, { token, body });
        expect([stale.status, stale.body]).toMatchObject([409, { version: 2, current: { form_data: form } }]);
        expect((await handIn(portal(), applicant, operation, draftId, {}, 2)).status).toBe(200);
      },
    );

    it('has the hours of each period, from its form or from the editor', async () => {
      const { applicant, draftId } = await buildSecondary(portal(), 'intern');
      const token = await applicant.accountToken();
      const period = [
        { start_date: '2097-06-07', end_date: '2097-06-27', hours_available: 20 },
        { start_date: '2097-07-05', end_date: '2097-07-30', hours_available: 35 },
      ];
      await portal().call('updateOwnApplication', {
        token,
        params: { id: draftId },
        body: { data: { period } },
      });
      const edited = await portal().call('getNewestInternship', { token });
      expect(edited.body.form_data.periods).toEqual(period);
      const periods = period.map((row) => ({ ...row, hours_available: '12' }));
      const body = {
        application_id: draftId,
        current_step: 1,
        form_data: { periods, hours_available: '12' },
      };
      await portal().call('saveInternshipProgress', { token, body });
      const { reviewData } = (await portal().call('getNewestInternship', { token })).body;
      expect(reviewData.period.map(({ hours_available }) => hours_available)).toEqual([12, 12]);
    });
  });
});
