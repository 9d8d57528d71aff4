import { onEachDatabase } from './applications-under-test';
import type { Applicant } from './factories/applicant';
import { grace, joel, readingStaff, rosa } from './factories/reading-staff';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const { call, reading, setCriteria, formNow } = readingStaff(portal);

  beforeAll(() => void portal().auth.colleagues.push(grace, joel, rosa));

  describe('score sheets', () => {
    const criteria = [
      { name: 'Motivation', help: 'Why do they come?', weight: 3 },
      { name: 'Experience', help: '', weight: 1 },
    ];
    const typed = async (given: (number | null)[], version: number, comment = '') => {
      const form = await formNow();
      const points = Object.fromEntries(form.criteria.map(({ key }, index) => [key, given[index] ?? null]));
      return { form_id: form.id, points, comment, version };
    };
    const keep = async (person: typeof joel, { applicationId: id }: Applicant, body: object) =>
      call(person, 'saveScoreSheet', { params: { id }, body });
    const send = async (person: typeof joel, { applicationId: id }: Applicant, body: object) =>
      call(person, 'submitScoreSheet', { params: { id }, body });

    beforeAll(async () => {
      expect((await setCriteria(criteria, 0)).status).toBe(200);
    });

    it('are kept as typed, private until they are sent, and then stand side by side', async () => {
      const amina = await buildSubmitted(portal());
      expect((await keep(joel, amina, await typed([5], 0, 'Half don'))).status).toBe(200);
      expect((await reading(joel, amina)).own_sheet).toMatchObject({
        comment: 'Half don',
        sent_at: null,
        version: 1,
      });
      expect(await reading(rosa, amina)).toMatchObject({ own_sheet: null, sheets_sent: 0, results: null });
      const lacking = await send(joel, amina, await typed([5], 1));
      expect([lacking.status, Object.values(lacking.body.errors)]).toEqual([
        422,
        [['Give a score from 1 to 5.']],
      ]);
      expect((await send(joel, amina, await typed([5, 1], 1, 'Done'))).status).toBe(200);
      expect(await reading(rosa, amina)).toMatchObject({ sheets_sent: 1, results: null });
      expect((await reading(grace, amina)).results).toMatchObject({ mean: 4, spread: 0 });
      expect((await send(rosa, amina, await typed([2, 2], 0))).status).toBe(200);
      const { results } = await reading(rosa, amina);
      expect(results).toMatchObject({ mean: 3, spread: 1 });
      expect(results?.sheets.map(({ reader, total, comment }) => [reader, total, comment])).toEqual([
        ['Joel Kamau', 4, 'Done'],
        ['Rosa Ineza', 2, ''],
      ]);
      expect((await keep(joel, amina, await typed([1, 1], 2))).status).toBe(409);
    });

    it('that another window changed are not overwritten', async () => {
      const amina = await buildSubmitted(portal());
      await keep(joel, amina, await typed([1], 0, 'First'));
      const stale = await keep(joel, amina, await typed([2], 0, 'Second'));
      expect([stale.status, (await reading(joel, amina)).own_sheet?.comment]).toEqual([409, 'First']);
    });

    it('keep their criteria when these change; a draft goes on with the new ones', async () => {
      const [amina, divine] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const old = await typed([4, 4], 0);
      await send(joel, amina, old);
      await keep(joel, divine, old);
      const before = await formNow();
      const [first] = before.criteria;
      const changed = [
        { ...first, name: 'Reasons' },
        { name: 'Languages', help: '', weight: 2 },
      ];
      expect((await setCriteria(changed, before.version - 1)).status).toBe(409);
      expect((await setCriteria(changed, before.version)).status).toBe(200);
      const { results } = await reading(joel, amina);
      expect(results?.sheets[0]?.points.map(({ name }) => name)).toEqual(['Motivation', 'Experience']);
      const { own_sheet, form } = await reading(joel, divine);
      expect(form?.criteria.map(({ name }) => name)).toEqual(['Reasons', 'Languages']);
      expect(Object.values(own_sheet?.points ?? {})).toEqual([4, null]);
      expect((await send(joel, divine, { ...old, version: 1 })).status).toBe(409);
    });

    it('of whoever knows the applicant do not count', async () => {
      const amina = await buildSubmitted(portal());
      const form = await formNow();
      const points = Object.fromEntries(form.criteria.map(({ key }) => [key, 3]));
      await send(joel, amina, { form_id: form.id, points, comment: '', version: 0 });
      await call(joel, 'declareConflict', { params: { id: amina.applicationId } });
      expect(await reading(grace, amina)).toMatchObject({ sheets_sent: 0, results: null });
    });

    it.each([
      ['without a criterion', []],
      ['with a weight of nothing', [{ name: 'A', help: '', weight: 0 }]],
      ['with a criterion without a name', [{ name: ' ', help: '', weight: 1 }]],
    ])('are refused %s', async (_what, wrong) => {
      expect((await setCriteria(wrong, (await formNow()).version)).status).toBe(422);
    });
  });
});
