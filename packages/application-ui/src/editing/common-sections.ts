import { disability, interests, skills, statement } from '@portal/contract-svc-applications-v1/questions';
import type { CommonForm } from '../form';
import { rulesOf } from '../questions/rules';
import type { EditSection } from './section';

const skillsRules = rulesOf(skills);
const motivationRules = rulesOf(interests, statement);
const disabilityRules = rulesOf(disability);

export const trimmedRows = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
      ) as Row,
  );

/** 2027 for '2027'; nothing for nothing. */
export const wholeOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Rows of a list whose name in `data` differs from the one in the form. */
export const inList = (list: string) => (path: string) => (path === '' ? list : `${list}.${path}`);

/** Of a record: the fields that are called otherwise in the form. */
export const inRecord =
  (first: string, names: Readonly<Record<string, string>> = {}) =>
  (path: string): string =>
    path === '' ? first : (names[path] ?? path);

export const personKeys = [
  'name',
  'email',
  'phone',
  'country_code',
  'phone_typed',
  'dob',
  'gender',
  'nationality',
  'current_address',
  'permanent_address',
  'contact_preference',
] as const;

export const personData = (form: CommonForm) => ({
  full_name: form.name.trim(),
  email: form.email,
  phone_number: form.phone,
  date_of_birth: form.dob,
  gender: form.gender,
  nationality: form.nationality,
  current_address: form.current_address.trim(),
  permanent_address: form.permanent_address.trim(),
  contact_preference: form.contact_preference,
});

export const personAt = inRecord('name', {
  full_name: 'name',
  phone_number: 'phone',
  date_of_birth: 'dob',
});

const yesDescribed = (form: CommonForm) =>
  form.has_disability === 'yes' ? form.disability_description.trim() : '';

/** What both editors ask alike. */
export const commonSections = (disabilityTab: string): EditSection<CommonForm>[] => [
  {
    member: 'interests',
    tab: 'interests',
    keys: ['interests'],
    rules: (form, { limits }) => motivationRules(form, limits),
    data: ({ interests }) => trimmedRows(interests),
    at: inList('interests'),
  },
  {
    member: 'personal_statement',
    tab: 'interests',
    keys: ['personal_statement'],
    rules: (form, { limits }) => motivationRules(form, limits),
    data: ({ personal_statement }) => personal_statement.trim(),
  },
  {
    member: 'languages',
    tab: 'languages',
    keys: ['languages'],
    rules: (form) => skillsRules(form),
    data: ({ languages }) => trimmedRows(languages),
    at: inList('languages'),
  },
  {
    member: 'other_skills',
    tab: 'languages',
    keys: ['other_skills'],
    rules: (form) => skillsRules(form),
    data: ({ other_skills }) => other_skills.trim(),
  },
  {
    member: 'disability',
    tab: disabilityTab,
    keys: ['has_disability', 'disability_description'],
    rules: (form) => disabilityRules(form),
    data: (form) => ({ has_disability: form.has_disability, description: yesDescribed(form) }),
    at: inRecord('has_disability', { description: 'disability_description' }),
  },
];
