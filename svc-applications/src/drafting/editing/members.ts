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

/** How the rows of some lists are changed from what an editor's page shows. */
const asShown: Readonly<Record<string, (row: Answers) => Answers>> = {
  institutions: yearOrNull,
  languages: knownLevel,
};

/** The rows of a list by the keys of their questions. */
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

/** A list in which the fields that an editor may leave open are optional. */
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

/** An editor sends hours with each period; a wizard's form asks for hours once and shows those of the first period. */
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

/** Sections that every editor sends as records, or not at all. */
const records = keysOf([welcome, person, askedDisability, signature]);
/** The same in the editors of the two programmes that the specification names. */
const recordsByHand = [...records, ...keysOf([organisation, availability, logistics, stay, declarations])];

/** A programme whose wizard is made from its table has its editor made, too. */
const isMade = (type: ApplicationType): boolean => programmeWizards[type] !== undefined;

/** A member that is one question: an editor calls it as a review does, or by its key. */
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

/** The members that an editor may send for a programme, in the order of writing; each check reads `limits` again. */
export function editedMembers(type: ApplicationType, limits: () => FormLimits): Member[] {
  const asking = (key: string, member: Member): Member[] => (questionOf(type, key) ? [member] : []);
  const byHand = (key: string, member: Member): Member[] => (isMade(type) ? [] : asking(key, member));
  return [
    ...personalMember(type),
    // The purpose comes before the visit, because it decides which questions the visit has to answer.
    ...byHand('institution_name', visitorMember),
    ...plainMembers(type, limits),
    ...asking('has_disability', disabilityMember),
    ...(isMade(type) ? [] : periodsMember(type)),
    ...byHand('visit_start_date', logisticsMember),
    ...referencesMember(type),
  ];
}
