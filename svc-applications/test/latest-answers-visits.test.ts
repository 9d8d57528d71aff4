import { onSqlite } from './applications-under-test';
import { type RefusedCase, typing, visitCases } from './factories/latest-answers';
import { buildCompleteVisit, buildVisitor, saved } from './factories/visits';

const any = expect.any(String);
const dates = 'Please provide both visit start and end dates.';

const refusedCases: RefusedCase[] = [
  {
    what: 'the organisation is emptied',
    typed: { institution_name: '' },
    named: { institution_name: 'Enter your organization' },
  },
  { what: 'the name is too short for a visitor', typed: { name: 'A' }, named: { name: any } },
  {
    what: 'the highest education is emptied',
    typed: { institutions: [{ name: '', program: '', degree_level: '', graduation_year: '' }] },
    named: {
      institutions: 'Please complete your highest level of education information before proceeding.',
    },
  },
  {
    what: 'the level of education is none of a visitor’s',
    typed: { institutions: [{ name: 'UoN', program: 'Law', degree_level: 'High School' }] },
    named: { 'institutions.0.degree_level': any },
  },
  {
    what: 'the days are emptied',
    typed: { visit_start_date: '', visit_end_date: null },
    named: { visit_start_date: dates, visit_end_date: dates },
  },
  {
    what: 'the days are emptied in the wizard, which makes the period of them',
    typed: {
      visit_start_date: '',
      visit_end_date: '',
      hours_available: '20',
      periods: [{ start_date: '', end_date: '' }],
    },
    named: { visit_start_date: dates, visit_end_date: dates },
  },
  {
    what: 'the end comes before the beginning in the wizard',
    typed: {
      visit_start_date: '2097-02-12',
      visit_end_date: '2097-02-01',
      periods: [{ start_date: '2097-02-12', end_date: '2097-02-01' }],
    },
    named: { visit_end_date: any },
  },
  {
    what: 'the periods are emptied by themselves',
    typed: { periods: [] },
    named: { periods: any },
  },
  {
    what: 'the end comes before the beginning, and a declaration is taken back',
    typed: { visit_end_date: '2026-01-01', declaration_conduct: false },
    named: { visit_end_date: any, declaration_conduct: any },
  },
  {
    what: 'whether they have visited is emptied',
    typed: { has_visited: '' },
    named: { has_visited: 'Please indicate if you have visited before.' },
  },
  {
    what: 'how many come is no number',
    typed: { people_participated: 'some' },
    named: { people_participated: any },
  },
  {
    what: 'how many come is emptied',
    typed: { people_participated: '' },
    named: { people_participated: any },
  },
  {
    what: 'the emergency contact cannot be reached',
    typed: { emergency_contact_email: 'grace', emergency_contact_phone: '12' },
    named: { emergency_contact_email: any, emergency_contact_phone: any },
  },
  {
    what: 'the accommodation is none that there is',
    typed: { accommodation_type: 'tent' },
    named: { accommodation_type: any },
  },
  {
    what: 'the hours are emptied',
    typed: { hours_available: '' },
    named: { hours_available: any },
  },
  {
    what: 'statement and languages are emptied',
    typed: { personal_statement: '', languages: [] },
    named: { personal_statement: any, languages: any },
  },
];

onSqlite((portal) => {
  const { typed, progress, asStaff, asOwner, submit, statusOf } = typing(portal, 'visitor');

  describe('an answer that is typed after a step of a visit was stored', () => {
    it.each(visitCases)('$section: is reviewed, submitted, read by staff and printed', async (one) => {
      const visitor = await buildCompleteVisit(portal());
      await typed(visitor, one.typed);
      expect(await asOwner(visitor)).toMatchObject(one.read);
      expect(await asStaff(visitor)).toMatchObject(one.read);
      expect((await submit(visitor)).status).toBe(200);
      expect(await asStaff(visitor)).toMatchObject(one.read);
      expect(await asOwner(visitor)).toMatchObject(one.read);
    });

    it('is in both reviews of the wizard', async () => {
      const visitor = await buildCompleteVisit(portal());
      for (const one of visitCases) await typed(visitor, one.typed);
      const params = { intern_details_id: visitor.detailsId };
      const { review } = (await visitor.call('reviewVisit', { params })).body;
      expect(review).toEqual((await progress(visitor)).reviewData);
      expect(review).toMatchObject({
        visitor_info: { full_name: 'Amina Uwase Keza', institution_name: 'Kampala Hospice' },
        institutions: [{ name: 'UGHE' }],
        logistics: { travel_from_city: 'Kampala' },
        form_data: { personal_statement: 'What I typed last.', hours_available: 7 },
      });
    });

    it('of an institutional purpose makes the number of people a question', async () => {
      const visitor = await buildCompleteVisit(portal());
      await typed(visitor, { people_participated: 'some' });
      expect((await asStaff(visitor)).logistics).toMatchObject({ people_participated: null });
      await typed(visitor, { purpose: 'institutional' });
      expect((await submit(visitor)).body.errors).toMatchObject({ people_participated: [any] });
      await typed(visitor, { purpose: 'personal' });
      expect((await submit(visitor)).status).toBe(200);
    });
  });

  describe('an answer that is not valid any more', () => {
    it.each(refusedCases)('$what: nothing is submitted, and the question is named', async (one) => {
      const visitor = await buildCompleteVisit(portal(), 'institutional');
      await typed(visitor, one.typed);
      const { status, body } = await submit(visitor);
      expect(status).toBe(422);
      const named = Object.entries(one.named).map(([path, sentence]) => [path, [sentence]]);
      expect(body.errors).toEqual(Object.fromEntries(named));
      expect(await statusOf(visitor)).toBe('in-progress');
    });

    it('a visit without its days is not shown with the earlier days', async () => {
      const visitor = await buildCompleteVisit(portal());
      await typed(visitor, { visit_start_date: '', institution_name: '' });
      expect((await progress(visitor)).reviewData).toMatchObject({ logistics: null });
      expect((await asStaff(visitor)).logistics).toBeNull();
      expect((await asStaff(visitor)).visitor_info?.institution_name).toBe('');
    });
  });

  it('periods from another call stay while the wizard sends the period that it makes of the days', async () => {
    const visitor = await buildCompleteVisit(portal());
    const periods = [
      { start_date: '2097-02-01', end_date: '2097-02-05', hours_available: 10 },
      { start_date: '2097-02-08', end_date: '2097-02-12', hours_available: 20 },
    ];
    const token = await visitor.accountToken();
    const params = { id: visitor.applicationId };
    const edited = await portal().call('updateOwnApplication', {
      params,
      token,
      body: { data: { period: periods } },
    });
    expect(edited.status).toBe(200);
    const days = { visit_start_date: '2097-02-01', visit_end_date: '2097-02-12' };
    const made = [{ start_date: days.visit_start_date, end_date: days.visit_end_date }];
    await typed(visitor, { ...days, periods: made, hours_available: '10', other_skills: 'Singing' });
    expect(await asStaff(visitor)).toMatchObject({ period: periods, other_skills: 'Singing' });

    await typed(visitor, { ...days, periods: made, hours_available: '15' });
    expect((await submit(visitor)).status).toBe(200);
    expect((await asStaff(visitor)).period).toEqual([{ ...made[0], hours_available: 15 }]);
  });

  it('a visit that was only saved as a form, never step by step, is submitted as it was typed', async () => {
    const visitor = await buildVisitor(portal());
    const typedWhole = Object.assign({}, ...visitCases.map((one) => one.typed));
    const form = {
      ...typedWhole,
      purpose: 'personal',
      agree_submission: true,
      agree_terms: true,
      declaration_accuracy: true,
      declaration_conduct: true,
      declaration_data_processing: true,
    };
    expect((await visitor.call('saveVisitProgress', saved(visitor, form))).status).toBe(200);
    const { body } = await submit(visitor);
    expect(Object.keys(body.errors)).toEqual(['national_id', 'documents.cv']);
  });
});
