import {
  blankRow,
  furtherVisit,
  highestEducation,
  logistics,
  visitSections,
} from '@portal/contract-svc-applications-v1/questions';
import { isInstitutional, travelFields } from '../../base/form';
import { missing, sentences } from '../../base/form/rule-kit';
import { rulesOf } from '../../steps/questions/rules';
import { visitorRules } from '../../steps/visitor/rules';
import {
  commonSections,
  inList,
  inRecord,
  personAt,
  personData,
  personKeys,
  trimmedRows,
  wholeOrNull,
} from './common-sections';
import { furtherSections } from './further-sections';
import type { EditedVisit } from './read-review';
import type { EditSection } from './section';

type Section = EditSection<EditedVisit>;

const highestEducationRules = rulesOf(highestEducation);
const logisticsRules = rulesOf(logistics);
const aboutVisitor = (form: EditedVisit) => visitorRules(form, true);

const travel = (form: EditedVisit) =>
  Object.fromEntries(travelFields.map((field) => [field, form[field].trim() || null]));

export const visitorSections: readonly Section[] = [
  {
    member: 'intern_details',
    tab: 'personal',
    keys: personKeys,
    rules: aboutVisitor,
    data: personData,
    at: personAt,
  },
  {
    member: 'visitor_info',
    tab: 'institution',
    keys: ['institution_name', 'institution_position', 'purpose'],
    rules: (form) => ({
      ...aboutVisitor(form),
      ...sentences({ purpose: missing(form.purpose) && furtherVisit.ask.purpose.say.en }),
    }),
    data: ({ institution_name, institution_position, purpose }) => ({
      institution_name: institution_name.trim(),
      institution_position: institution_position.trim(),
      purpose,
    }),
    at: inRecord('institution_name'),
  },
  {
    member: 'institution',
    tab: 'education',
    keys: ['institutions'],
    rules: (form) => highestEducationRules(form),
    data: ({ institutions }) =>
      trimmedRows([institutions[0] ?? blankRow(highestEducation.ask.institutions)]).map((row) => ({
        ...row,
        graduation_year: wholeOrNull(row.graduation_year),
      })),
    at: inList('institutions'),
  },
  {
    member: 'previous_degrees',
    tab: 'education',
    keys: ['previous_degrees'],
    rules: (form) => highestEducationRules(form),
    data: ({ previous_degrees }) => previous_degrees.trim(),
  },
  ...commonSections('personal'),
  {
    member: 'logistics',
    tab: 'logistics',
    keys: [
      'visit_start_date',
      'visit_end_date',
      'has_visited',
      'people_participated',
      'accommodation_type',
      'accommodation_needed',
      'needs_visa_assistance',
      ...travelFields,
    ],
    rules: (form) => logisticsRules(form),
    data: (form) => ({
      visit_start_date: form.visit_start_date,
      visit_end_date: form.visit_end_date,
      is_institution: isInstitutional(form),
      has_visited: form.has_visited,
      people_participated: isInstitutional(form) ? wholeOrNull(form.people_participated) : null,
      accommodation_type: form.accommodation_type || null,
      needs_visa_assistance: form.needs_visa_assistance || null,
      ...(form.accommodation_needed ? { accommodation_needed: form.accommodation_needed } : {}),
      ...travel(form),
    }),
    at: inRecord('visit_start_date'),
  },
  {
    member: 'period',
    tab: 'logistics',
    keys: ['visit_start_date', 'visit_end_date', 'hours_available'],
    rules: (form) => logisticsRules(form),
    data: (form) => [
      {
        start_date: form.visit_start_date,
        end_date: form.visit_end_date,
        hours_available: wholeOrNull(form.hours_available),
      },
    ],
    at: (path) => {
      const field = path.split('.').at(-1);
      if (field === 'end_date') return 'visit_end_date';
      return field === 'hours_available' ? 'hours_available' : 'visit_start_date';
    },
  },
  ...furtherSections<EditedVisit>(visitSections, 'personal'),
];
