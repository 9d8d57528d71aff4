import {
  degreeLevels,
  institutionDegreeLevels,
  interestAreas,
  languages,
  proficiencies,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { type Question, skills } from '@portal/contract-svc-applications-v1/questions';
import { dayOf } from '../platform';
import type { Random } from './random';
import { daysAfter, type Story } from './story';
import * as t from './words';

/** The questions on skills that are answered in words. */
const textsAsked = Object.entries<Question>(skills.ask).flatMap(([key, { kind }]) =>
  kind === 'text' ? [key] : [],
);

/** The answers of the applicant so far. */
export type DemoAnswers = ReturnType<typeof madeUpAnswers>;

export function madeUpAnswers(story: Story, random: Random) {
  const visit = story.type === 'visitor';
  // The rows of a list, once the applicant has passed the wizard's step that asks for it.
  const fromStep = <T>(step: number, make: () => T[]): T[] =>
    story.submittedAt || story.currentStep > step ? make() : [];
  const motivated = fromStep(visit ? 4 : 6, () => [random.pick(t.statements)]);
  const skilled = fromStep(visit ? 3 : 7, () => [random.pick(t.skills)]);
  const stays = fromStep(visit ? 5 : 8, () => [stayOf(story, random)]);
  return {
    details: personal(story, random),
    texts: {
      ...(motivated[0] && { personal_statement: motivated[0] }),
      ...(skilled[0] && Object.fromEntries(textsAsked.map((key) => [key, skilled[0]]))),
    },
    institutions: fromStep(visit ? 3 : 4, () => [institution(story, random)]),
    degrees: visit ? [] : fromStep(4, () => degrees(story, random)),
    honors: visit
      ? []
      : fromStep(4, () => random.some(t.awards, random.below(2)).map((award) => honor(story, award, random))),
    courseWorks: visit
      ? []
      : fromStep(4, () =>
          random.some(t.courses, random.below(3)).map((title) => courseWork(story, title, random)),
        ),
    experiences: visit
      ? []
      : fromStep(5, () =>
          random.some(t.experiences, random.below(4)).map((description, index) => ({
            kind: ['clinic', 'research', 'volunteer'][index % 3],
            description,
          })),
        ),
    interests: fromStep(visit ? 4 : 6, () =>
      random
        .some(valuesOf<string>(interestAreas), 1 + random.below(2))
        .map((area) => ({ area, other: area === 'Other' ? 'Bereavement care' : null })),
    ),
    languages: fromStep(visit ? 3 : 7, () => announcement(story, random)),
    periods: stays.map(({ start, end, hours }) => ({
      start_date: start,
      end_date: end,
      hours_available: hours,
    })),
    referees: visit
      ? []
      : [
          ...fromStep(9, () => [referee('academic', story.person.university, random)]),
          ...fromStep(10, () => [referee('community', random.pick(t.organisations), random)]),
        ],
    organisation: visit
      ? {
          institution_name: random.pick([story.person.university, ...t.organisations]),
          institution_position: random.pick(t.positions),
        }
      : null,
    logistics: visit && stays[0] ? logistics(story, stays[0], random) : null,
  };
}

function personal({ person, createdAt, currentStep }: Story, random: Random) {
  const disability = random.percent(4);
  const born = daysAfter(createdAt, -(19 + random.below(28)) * 365 - random.below(365));
  return {
    full_name: person.name,
    email: person.email,
    phone_number: person.phone,
    date_of_birth: dayOf(born),
    gender: random.pick(['female', 'female', 'male', 'male', 'prefer_not']),
    nationality: person.nationality,
    current_address: `${1 + random.below(180)} ${random.pick(['Market Street', 'Hill Road', 'KG 7 Avenue', 'Station Road'])}, ${person.city}`,
    permanent_address: random.percent(30)
      ? `P.O. Box ${100 + random.below(9000)}, ${person.city}, ${person.country}`
      : null,
    contact_preference: random.pick(['email', 'email', 'phone']),
    has_disability: currentStep > 2 ? disability : null,
    disability_description: currentStep > 2 && disability ? random.pick(t.adjustments) : null,
  };
}

const institution = ({ person, createdAt }: Story, random: Random) => ({
  name: person.university,
  program: random.pick(t.programs),
  degree_level: random.pick(valuesOf<string>(institutionDegreeLevels)),
  graduation_year: random.percent(80) ? createdAt.getUTCFullYear() - 1 + random.below(5) : null,
});

const degrees = (story: Story, random: Random) =>
  Array.from({ length: random.below(3) }, () => ({
    name: story.person.university,
    program: random.pick(t.programs),
    degree_level: random.pick(valuesOf<string>(degreeLevels)),
    graduation_date: dayOf(daysAfter(story.createdAt, -200 - random.below(2500))),
  }));

const honor = (story: Story, award: string, random: Random) => ({
  name: story.person.university,
  award,
  date_awarded: dayOf(daysAfter(story.createdAt, -60 - random.below(900))),
});

const courseWork = (story: Story, title: string, random: Random) => ({
  title,
  institution: story.person.university,
  date_completed: dayOf(daysAfter(story.createdAt, -30 - random.below(700))),
});

function announcement({ person }: Story, random: Random) {
  const known = valuesOf<string>(languages);
  const native = known.includes(person.language) ? person.language : 'English';
  const others = random.some(
    ['English', 'French', 'Kiswahili'].filter((name) => name !== native),
    random.below(3),
  );
  return [
    { language: native, proficiency: 'Native' },
    ...others.map((language) => ({
      language,
      proficiency: random.pick(valuesOf<string>(proficiencies).slice(1)),
    })),
  ];
}

const referee = (type: 'academic' | 'community', organization: string, random: Random) => {
  const full_name = random.pick(t.refereeNames);
  const email = `${full_name
    .normalize('NFD')
    .replace(/[^A-Za-z]+/g, '.')
    .toLowerCase()}@example.org`;
  return {
    type,
    full_name,
    organization,
    email,
    phone: `25078${8_000_000 + random.below(999_999)}`,
    relationship: random.pick(t.relationships),
  };
};

function stayOf({ createdAt, type }: Story, random: Random) {
  const start = daysAfter(createdAt, 40 + random.below(160));
  const end = daysAfter(start, type === 'intern' ? 28 + random.below(120) : 3 + random.below(12));
  return { start: dayOf(start), end: dayOf(end), hours: 10 + random.below(30) };
}

function logistics({ person, purpose, submittedAt }: Story, stay: ReturnType<typeof stayOf>, random: Random) {
  const institutional = purpose === 'institutional';
  const declared = submittedAt !== null;
  return {
    visit_start_date: stay.start,
    visit_end_date: stay.end,
    is_institution: institutional,
    has_visited: random.percent(15),
    people_participated: institutional ? 2 + random.below(12) : 1,
    accommodation_type: random.pick(['hotel', 'rented', 'hosted', 'own', 'undecided']),
    needs_visa_assistance: random.percent(35),
    travel_from_country: person.country,
    travel_from_city: person.city,
    emergency_contact_name: random.pick(t.refereeNames),
    emergency_contact_relationship: random.pick(['Sister', 'Brother', 'Parent', 'Friend']),
    emergency_contact_phone: `25078${8_000_000 + random.below(999_999)}`,
    emergency_contact_email: null,
    declaration_accuracy: declared,
    declaration_conduct: declared,
    declaration_data_processing: declared,
  };
}
