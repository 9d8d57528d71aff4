import {
  disability,
  interests,
  type Section,
  skills,
  statement,
} from '@portal/contract-svc-applications-v1/questions';
import type { CommonForm, WizardForm } from '../../base/form';
import { rulesOf } from '../../steps/questions/rules';
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

const trimmed = (typed: unknown): unknown =>
  Array.isArray(typed) ? trimmedRows(typed) : typeof typed === 'string' ? typed.trim() : typed;

/** 2027 for '2027'; null for a blank text. */
export const wholeOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Maps paths of a list whose name in `data` differs from the name in the form. */
export const inList = (list: string) => (path: string) => (path === '' ? list : `${list}.${path}`);

/** Maps paths of a record whose fields have other names in the form. */
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

export const personData = (form: WizardForm) => ({
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

const yesDescribed = (form: WithDisability) =>
  form.has_disability === 'yes' ? form.disability_description.trim() : '';

/** Questions whose answers are members of `data` under their own keys. */
export const underKeys = <Form extends WizardForm>(
  ask: Section['ask'],
  tab: string,
  rules: typeof skillsRules,
): EditSection<Form>[] =>
  Object.entries(ask).map(([key, question]) => ({
    member: key,
    tab,
    keys: [key as keyof Form & string],
    rules: (form, { limits }) => rules(form, limits),
    ...(question.kind === 'rows' && { at: inList(key) }),
    data: (form) => trimmed(form[key as keyof Form]),
  }));

/** The questions of a section that every editor has. */
const asked = ({ ask }: Section): Section['ask'] =>
  Object.fromEntries(Object.entries(ask).filter(([, question]) => !question.further));

type WithDisability = Pick<CommonForm, 'has_disability' | 'disability_description'>;

/** A person's disability, which is one member of `data`. */
export const disabilitySection = <Form extends WizardForm & WithDisability>(
  tab: string,
): EditSection<Form> => ({
  member: 'disability',
  tab,
  keys: ['has_disability', 'disability_description'],
  rules: (form) => disabilityRules(form),
  data: (form) => ({ has_disability: form.has_disability, description: yesDescribed(form) }),
  at: inRecord('has_disability', { description: 'disability_description' }),
});

/** The sections that both editors share. */
export const commonSections = (disabilityTab: string): EditSection<CommonForm>[] => [
  ...underKeys<CommonForm>(asked(interests), 'interests', motivationRules),
  ...underKeys<CommonForm>(asked(statement), 'interests', motivationRules),
  ...underKeys<CommonForm>(asked(skills), 'languages', skillsRules),
  disabilitySection<CommonForm>(disabilityTab),
];
