import type { ByProgramme } from '.';

/** Keys of questions by the key of their section; a question in a list is `list.question`. */
type Questions = Readonly<Record<string, readonly string[]>>;

/** The parts of a programme's applications that staff may read while names are hidden. */
export interface BlindReading {
  /** Only these answers are shown, with `names` and `places` in them hidden; a date of birth as an approximate age. */
  readonly shown: Questions;
  /** Answers that are names of people: each of their words is hidden wherever it occurs in a shown answer. */
  readonly names: Questions;
  /** Answers that are places and organisations: hidden as a whole, and each of their long words. */
  readonly places: Questions;
}

const experience = ['description', 'duration'];
const of = (list: string, ...keys: string[]) => keys.map((key) => `${list}.${key}`);
const studies = of('institutions', 'program', 'degree_level', 'graduation_year', 'year_of_study', 'gpa');
const degrees = of('degrees', 'program', 'degree_level', 'degree_type');
const interests = of('interests', 'area', 'other', 'description');
const languages = of('languages', 'language', 'proficiency');

const person: Pick<BlindReading, 'names' | 'places'> = {
  names: { person: ['name', 'email', 'phone'], signature: ['signature'] },
  places: { person: ['current_address', 'permanent_address', 'nationality'], degrees: of('degrees', 'name') },
};

/**
 * Reading without names, by programme. A question that is not listed is hidden, and so is everything of a programme
 * that is not listed. It is in a file of its own, because every wizard loads the questions.
 */
export const blindReading: Partial<ByProgramme<BlindReading>> = {
  intern: {
    shown: {
      welcome: ['purpose'],
      person: ['dob'],
      schools: studies,
      degrees,
      honors: of('honors', 'name', 'award', 'description'),
      courses: of('course_works', 'title', 'grade'),
      'clinical-experience': of('clinic_experiences', ...experience, 'position'),
      'research-experience': of('research_experiences', ...experience, 'title'),
      'volunteer-experience': of('volunteers', ...experience, 'role'),
      interests,
      statement: ['personal_statement'],
      skills: [...languages, 'other_skills'],
      availability: [...of('periods', 'start_date', 'end_date'), 'hours_available'],
    },
    names: { ...person.names, 'research-experience': of('research_experiences', 'supervisor') },
    places: {
      ...person.places,
      schools: of('institutions', 'name'),
      courses: of('course_works', 'institution'),
      'clinical-experience': of('clinic_experiences', 'organization'),
      'research-experience': of('research_experiences', 'institution'),
      'volunteer-experience': of('volunteers', 'organization'),
    },
  },
  visitor: {
    shown: {
      welcome: ['purpose'],
      person: ['dob'],
      'highest-education': [...studies, 'previous_degrees'],
      degrees,
      interests,
      statement: ['personal_statement'],
      skills: [...languages, 'other_skills'],
      logistics: [
        'visit_start_date',
        'visit_end_date',
        'hours_available',
        'has_visited',
        'people_participated',
      ],
      stay: ['accommodation_needed'],
    },
    names: {
      ...person.names,
      logistics: ['emergency_contact_name', 'emergency_contact_phone', 'emergency_contact_email'],
    },
    places: {
      ...person.places,
      organisation: ['institution_name'],
      'highest-education': of('institutions', 'name'),
      logistics: ['travel_from_country', 'travel_from_city'],
    },
  },
};
