import {
  type ApplicationType,
  type FormLimits,
  programmeWizards,
} from '@portal/contract-svc-applications-v1';
import {
  disability as askedDisability,
  availability,
  declarations,
  logistics,
  organisation,
  person,
  type Question,
  reopenedUnder,
  rowAliases,
  type Section,
  sectionAsking,
  sectionsOf,
  signature,
  stay,
  welcome,
} from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import { type Answers, disability, type Period, questionOf, schemaOf } from '../../application';
import {
  dayFromYear,
  eachRow,
  knownLevel,
  over,
  renamed,
  renamedRecord,
  withoutMissing,
  yearOrNull,
} from './given';
import { defineMember, fieldsOf, type Member } from './member';
import { personalMember } from './personal-member';
import { referencesMember } from './references-member';
import { logisticsMember, visitorMember } from './visit-members';

interface EditedDisability {
  has_disability: boolean;
  description: string | null;
}

const disabilityMember = defineMember<EditedDisability>({
  names: ['disability'],
  section: askedDisability.key,
  schema: Joi.object(fieldsOf(disability)),
  prepare: (given, _answers, { contents: { answers: before } }) =>
    over(
      withoutMissing({ has_disability: before.has_disability, description: before.disability_description }),
      renamedRecord({ disability_description: 'description' }, given),
    ),
  problems(value, answers): FieldErrors {
    const { disability_description: description } = disability.problems?.(value, answers) ?? {};
    return description ? { description } : {};
  },
  answers: (value) => disability.answers(value),
});

/** Turns rows of some lists from what an editor's page shows into valid answers. */
const asShown: Readonly<Record<string, (row: Answers) => Answers>> = {
  institutions: yearOrNull,
  languages: knownLevel,
};

/** Names the members of a list's rows by the keys of their questions. */
function rowsByKeys(list: string): NonNullable<Member['prepare']> {
  const { shown = {}, taken = {}, years = {} } = rowAliases[list] ?? {};
  return eachRow((given) => {
    const row = Object.entries(years).reduce(
      (before, [alias, key]) => dayFromYear(key, alias)(before),
      renamed({ ...shown, ...taken })(given),
    );
    return asShown[list]?.(row) ?? row;
  });
}

/** A question with those fields optional that an editor may leave open. */
const withOpen = (question: Question): Question =>
  question.kind === 'rows'
    ? {
        ...question,
        of: Object.fromEntries(
          Object.entries(question.of).map(([key, leaf]) => [
            key,
            leaf.open ? { ...leaf, optional: true as const } : leaf,
          ]),
        ),
      }
    : question;

/**
 * Hours per week: editors send them with each period; a wizard's form asks once and shows those of the first period.
 */
function periodsMember(type: ApplicationType): Member[] {
  const periods = questionOf(type, 'periods');
  const hours_available = sectionAsking(type, 'periods')?.ask.hours_available;
  if (periods?.kind !== 'rows' || !hours_available || hours_available.kind === 'rows') return [];
  return [
    defineMember<Period[]>({
      names: ['period', 'periods'],
      section: reopenedUnder(type, availability.key),
      schema: schemaOf({ ...periods, of: { ...periods.of, hours_available } }),
      answers: (rows) => ({ periods: rows, hours_available: rows[0]?.hours_available ?? '' }),
    }),
  ];
}

const keysOf = (sections: readonly Section[]): readonly string[] => sections.map(({ key }) => key);

/** Sections that every editor sends as whole records, or not at all. */
const records = keysOf([welcome, person, askedDisability, signature]);
/** Such records in the editors of the two programmes that the specification describes. */
const recordsByHand = [...records, ...keysOf([organisation, availability, logistics, stay, declarations])];

/** Whether a programme's editor is made from its table, as its wizard is. */
const isMade = (type: ApplicationType): boolean => programmeWizards[type] !== undefined;

/** Members that are single questions, named as in a review or by their keys. */
function plainMembers(type: ApplicationType, limits: () => FormLimits): Member[] {
  const member = (
    section: string,
    [key, question, places]: [string, Question, readonly string[]],
  ): Member => {
    const alone = places.filter((place) => !place.includes('.'));
    const [first = key, ...names] = [...new Set([...alone, key])];
    return {
      names: [first, ...names],
      section,
      schema: schemaOf(withOpen(question), limits),
      ...(question.kind === 'rows' && { prepare: rowsByKeys(key) }),
      answers: (value) => ({ [key]: value ?? '' }),
    };
  };
  const sections: readonly Section[] = sectionsOf(type);
  const apart = isMade(type) ? records : recordsByHand;
  return sections.flatMap((section) =>
    Object.entries(section.ask)
      .filter(([, question]) => question.further || !apart.includes(section.key))
      .map(([key, question]) =>
        member(reopenedUnder(type, section.key), [key, question, section.read?.[key] ?? []]),
      ),
  );
}

/**
 * The members that an editor may send for a programme, in the order in which they are written. Each check reads
 * `limits` again, since administrators may change them.
 */
export function editedMembers(type: ApplicationType, limits: () => FormLimits): Member[] {
  const asking = (key: string, member: Member): Member[] => (questionOf(type, key) ? [member] : []);
  const byHand = (key: string, member: Member): Member[] => (isMade(type) ? [] : asking(key, member));
  return [
    ...personalMember(type),
    // The purpose comes before the visit, because it decides which questions of the visit must be answered.
    ...byHand('institution_name', visitorMember),
    ...plainMembers(type, limits),
    ...asking('has_disability', disabilityMember),
    ...(isMade(type) ? [] : periodsMember(type)),
    ...byHand('visit_start_date', logisticsMember),
    ...referencesMember(type),
  ];
}
