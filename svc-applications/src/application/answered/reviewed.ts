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

/** The sections whose answers have places of their own in reviews, in the order of the API's document. */
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

/** The reviewed sections with the names that the internship's wizard uses. */
export const reviewedByInternship: readonly Place[] = reviewed.map((section) =>
  section === statement ? { ...section, read: { personal_statement: ['personal_statements'] } } : section,
);

/** The sections that the visit's wizard reads back; lists stand under their own keys. */
export const reviewedByVisit: readonly Place[] = [
  person,
  disability,
  { ask: schools.ask },
  degrees,
  interests,
  skills,
  { ask: availabilityByPeriod.ask },
];

/** Each question that has a place of its own in a review, with that place as a path. */
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

/** Puts answers, given by the keys of their questions, in their places in a review. */
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
