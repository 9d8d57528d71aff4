import {
  availabilityByPeriod,
  clinicalExperience,
  courses,
  degrees,
  disability,
  honors,
  interests,
  person,
  placeInReview,
  type Question,
  researchExperience,
  type Section,
  schools,
  skills,
  statement,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';

type Place = Pick<Section, 'ask' | 'read'>;

/** The questions whose answers have places of their own in reviews, in the order in which these are described. */
export const reviewed: readonly Section[] = [
  person,
  disability,
  schools,
  degrees,
  honors,
  courses,
  clinicalExperience,
  researchExperience,
  volunteerExperience,
  interests,
  statement,
  skills,
  availabilityByPeriod,
];

/** The same as the internship's wizard calls them. */
export const reviewedByInternship: readonly Place[] = reviewed.map((section) =>
  section === statement ? { ...section, read: { personal_statement: ['personal_statements'] } } : section,
);

/** Of a visit its wizard reads these, the lists under their own keys. */
export const reviewedByVisit: readonly Place[] = [
  person,
  disability,
  { ask: schools.ask },
  degrees,
  interests,
  skills,
  { ask: availabilityByPeriod.ask },
];

/** Each question that has a place of its own with this place, as a path. */
export const places = (sections: readonly Place[]): [path: string[], key: string, question: Question][] =>
  sections.flatMap((section) =>
    Object.entries(section.ask)
      .filter(([, question]) => !question.further)
      .map(([key, question]): [string[], string, Question] => [
        placeInReview(section, key).split('.'),
        key,
        question,
      ]),
  );

/** Answers by the keys of their questions, put in their places. */
export function placed(sections: readonly Place[], answers: Readonly<Record<string, unknown>>) {
  const review: Record<string, unknown> = {};
  for (const [path, key] of places(sections)) {
    const [first = key, within] = path;
    review[first] = within ? { ...(review[first] as object), [within]: answers[key] } : answers[key];
  }
  return review;
}

/** The members of one record of a review, each with the key of its question. */
export const membersOf = (section: Place): [member: string, key: string][] =>
  places([section]).map(([path, key]) => [path.at(-1) ?? key, key]);
