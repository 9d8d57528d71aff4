import { answersIn, sectionsOf, summary } from '@portal/contract-svc-applications-v1/questions';
import { onSqlite } from './applications-under-test';
import { editing } from './factories/editing';
import { typing } from './factories/latest-answers';
import { buildSecondary, handIn, internshipAnswers } from './factories/secondary';
import { buildComplete, fill, sections } from './factories/sections';
import { buildCompleteVisit } from './factories/visits';

const [school] = sections.saveInstitutions.institutions;
const study = { year_of_study: '3', gpa: '3.8', start_date: '2023-09-01', end_date: '2097-06-30' };

/** Answers with the field names that editors in the specification use. */
const sent = {
  institution: [{ ...school, ...study }],
  degree: [{ ...sections.saveDegrees.degrees[0], degree_type: 'BSc (Hons)' }],
  honours: [{ title: 'Prize', organization: 'Rotary', year: 2020, description: 'For a talk' }],
  course_work: [{ course_name: 'Ethics', institution: 'UR', grade: 'A', year: 2024 }],
};
const experience = {
  clinic_experience: [
    { description: 'Ward rounds', position: 'Aide', organization: 'CHUK', duration: '3 months' },
  ],
  research_experience: [
    {
      description: 'A survey',
      project_title: 'Care at home',
      institution: 'UR',
      supervisor: 'Dr K',
      duration: '1 year',
    },
  ],
  volunteer_experience: [
    { description: 'Visits', organization: 'Red Cross', role: 'Visitor', duration: '2 years' },
  ],
};
const interests = [{ area: 'Research', description: 'Pain at night', isPurpose: true }];

/** The same answers in a review. */
const readSchooling = {
  institution: [study],
  degree: [{ degree_type: 'BSc (Hons)' }],
  honours: [{ name: 'Prize', award: 'Rotary', date_awarded: '2020-01-01', description: 'For a talk' }],
  course_work: [{ title: 'Ethics', grade: 'A', date_completed: '2024-01-01' }],
  interests: [{ area: 'Research', other: null, description: 'Pain at night', isPurpose: true }],
};
const [{ project_title: title, ...research }] = experience.research_experience as [
  (typeof experience.research_experience)[0],
];
const readExperience = { ...experience, research_experience: [{ title, ...research }] };

onSqlite((portal) => {
  const { edit, byAdmin } = editing(portal);
  const intern = typing(portal, 'intern');
  const visit = typing(portal, 'visitor');

  it('answers that only editors ask of an internship come back as they were sent, to the applicant and to staff', async () => {
    const amina = await buildComplete(portal());
    const { status, body } = await edit(amina, { ...sent, ...experience, interests });
    expect(status).toBe(200);
    expect(body.review).toMatchObject({ ...readSchooling, ...readExperience });
    const { reviewData } = await intern.progress(amina);
    expect(reviewData).toMatchObject({ ...readSchooling, ...readExperience });
    expect((await intern.submit(amina)).status).toBe(200);
    expect(await intern.asStaff(amina)).toMatchObject({ ...readSchooling, ...readExperience });
    const references = [
      {
        type: 'academic',
        full_name: 'Dr Jean Bosco',
        institution: 'UR',
        position: 'Dean',
        email: 'jean.bosco@example.org',
      },
    ];
    expect((await byAdmin(amina, { references })).status).toBe(200);
    const { references: read } = await intern.asStaff(amina);
    expect(read.map(({ position }) => position)).toEqual(['Dean', null]);
  });

  it('answers that only editors ask of a visit come back, too', async () => {
    const visitor = await buildCompleteVisit(portal());
    expect((await edit(visitor, { ...sent, interests })).status).toBe(200);
    expect((await visit.submit(visitor)).status).toBe(200);
    expect(await visit.asStaff(visitor)).toMatchObject(readSchooling);
  });

  it('a wizard that does not ask these questions keeps their answers at a save', async () => {
    const amina = await buildComplete(portal());
    await edit(amina, { ...sent, ...experience });
    const { email, phone, ...form } = (await intern.progress(amina)).form_data;
    await intern.typed(amina, { ...form, other_skills: 'Singing' });
    expect(await intern.asOwner(amina)).toMatchObject({ ...readExperience, other_skills: 'Singing' });
    await fill(amina, 'saveHonors');
    const { honours } = await intern.asOwner(amina);
    expect(honours.every((row) => !('description' in row))).toBe(true);
  });

  it('an answer is read under its term, and absent where it was not given', async () => {
    const amina = await buildComplete(portal());
    const facts = async () => {
      const review = await intern.asOwner(amina);
      const groups = sectionsOf('intern').flatMap((one) => summary(one, answersIn(one, review)));
      return groups.flatMap((group) => group.facts.map(({ term }) => term));
    };
    const lines = async () => {
      const review = await intern.asOwner(amina);
      const groups = sectionsOf('intern').flatMap((one) => summary(one, answersIn(one, review)));
      return groups.flatMap((group) => group.facts.map(({ value }) => value));
    };
    const terms = ['GPA', 'Year of study', 'Grade', 'Supervisor', 'Role', 'Degree type'];
    expect(await facts()).not.toEqual(expect.arrayContaining(['GPA']));
    await edit(amina, { ...sent, ...experience, interests });
    expect(await facts()).toEqual(expect.arrayContaining(terms));
    expect(await lines()).toContain('Research: Pain at night: Purpose of the application');
    await edit(amina, { interests: [{ ...interests[0], isPurpose: false }] });
    expect(await lines()).toContain('Research: Pain at night');
    expect((await intern.asOwner(amina)).interests).toMatchObject([{ isPurpose: false }]);
  });

  it('a text that is too long and a wrong day are named by their fields as sent', async () => {
    const amina = await buildComplete(portal());
    const { status, body } = await edit(amina, {
      institution: [{ ...school, gpa: 'x'.repeat(201), start_date: 'last year' }],
      clinic_experience: [{ description: 'Ward rounds', duration: {} }],
      interests: [{ area: 'Research', isPurpose: 'perhaps' }],
    });
    expect([status, Object.keys(body.errors).sort()]).toEqual([
      422,
      [
        'clinic_experience.0.duration',
        'institution.0.gpa',
        'institution.0.start_date',
        'interests.0.isPurpose',
      ],
    ]);
  });

  it('the form of a further application takes these answers as well', async () => {
    const { applicant, draftId } = await buildSecondary(portal(), 'intern');
    const references = internshipAnswers.references.map((one) => ({ ...one, position: 'Dean' }));
    const answer = await handIn(portal(), applicant, 'submitFurtherInternship', draftId, {
      interests,
      references,
    });
    expect(answer.status).toBe(200);
    const token = await applicant.accountToken();
    const { review } = (await portal().call('getOwnApplication', { params: { id: draftId }, token })).body;
    expect(review).toMatchObject({
      interests: readSchooling.interests,
      references: [{ position: 'Dean' }, { position: 'Dean' }],
    });
  });
});
