import { secondaryLimits, secondaryVisitPurposes } from '../messages-secondary';
import { availability } from './availability';
import { interests } from './interests';
import { logistics, stay } from './logistics';
import { organisation } from './person';
import type { Section } from './question';
import { referees } from './referees';
import { statement } from './statement';

const noInterest = { en: 'At least one interest area is required' };
const tooFew = {
  en: 'Personal statement must be at least {statement} characters',
  values: { statement: secondaryLimits.statement },
};
const noPeriod = { en: 'Availability period is required' };
const nobody = { en: 'Reference name and email are required' };
const { periods, hours_available } = availability.ask;
const { start_date, end_date } = periods.of;
const hours = {
  ...hours_available,
  say: hours_available.range,
  placeholder: '20',
  optional: true,
} as const;
const { full_name, institution, email, phone, relationship, position } = referees.academic.ask;

/** The questions of a further internship application; the other answers are known already. */
export const furtherInternship = {
  key: 'further-internship',
  heading: { en: 'Personal statement' },
  ask: {
    interests: {
      ...interests.ask.interests,
      of: {
        ...interests.ask.interests.of,
        area: { ...interests.ask.interests.of.area, say: noInterest },
      },
      none: noInterest,
      spare: true,
    },
    personal_statement: {
      ...statement.ask.personal_statement,
      hint: {
        en: 'At least {statement} and at most {limit} characters.',
        values: { statement: secondaryLimits.statement },
      },
      min: secondaryLimits.statement,
      say: tooFew,
      few: tooFew,
    },
    periods: {
      ...periods,
      of: {
        start_date: { ...start_date, say: noPeriod },
        end_date: { ...end_date, say: noPeriod },
        hours_available: hours,
      },
      none: noPeriod,
      tooMany: { en: 'Add at most {limit}', values: { limit: periods.max } },
      spare: true,
    },
    references: {
      kind: 'rows',
      label: { en: 'References' },
      row: { en: 'Reference {position}' },
      add: { en: 'Add a reference' },
      of: {
        full_name: { ...full_name, say: nobody },
        institution: { ...institution, optional: true },
        organization: { ...referees.community.ask.organization, optional: true },
        email: { ...email, say: nobody, unfit: email.say },
        phone,
        relationship,
        position,
      },
      min: 1,
      max: 2,
      none: nobody,
    },
  },
} as const satisfies Section;

const noDates = { en: 'Visit dates are required' };

/** The questions of a further visit; the other answers are known already. */
export const furtherVisit = {
  key: 'further-visit',
  heading: { en: 'Where you come from' },
  cards: { purpose: { title: { en: 'Your visit' } } },
  ask: {
    institution_name: {
      ...organisation.ask.institution_name,
      label: { en: 'Institution name' },
      min: 1,
      say: { en: 'Institution name is required' },
      few: { en: 'Institution name is required' },
    },
    institution_position: {
      ...organisation.ask.institution_position,
      min: 1,
      say: { en: 'Position is required' },
      few: { en: 'Position is required' },
    },
    purpose: {
      kind: 'choice',
      label: { en: 'Purpose of visit' },
      options: secondaryVisitPurposes,
      placeholder: { en: 'Choose one' },
      say: { en: 'Purpose of visit is required' },
    },
    visit_start_date: { ...logistics.ask.visit_start_date, say: noDates },
    visit_end_date: { ...logistics.ask.visit_end_date, say: noDates },
    ...stay.ask,
  },
} as const satisfies Section;
