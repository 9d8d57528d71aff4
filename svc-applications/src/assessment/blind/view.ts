import {
  type BlindReading,
  blindReading,
  type Fact,
  type FactGroup,
  type Question,
  type Section,
  sectionsOf,
  summary,
} from '@portal/contract-svc-applications-v1/questions';
import type { Answers, WholeApplication } from '../../application';
import { identityOf, wantedOf } from './identity';
import { scrubbed } from './scrub';

/** A section as a blind reader reads it. */
export interface BlindSection {
  key: string;
  heading: string;
  groups: { title: string | null; facts: { term: string; value: string }[] }[];
}

/** The questions of a section that may be shown; for a list only the questions within its rows that may be shown. */
function onlyShown({ ask }: Section, shown: readonly string[]): Section['ask'] {
  const kept = Object.entries(ask).flatMap(([key, question]): [string, Question][] => {
    if (question.kind !== 'rows') return shown.includes(key) ? [[key, question]] : [];
    const of = Object.entries(question.of).filter(([name]) => shown.includes(`${key}.${name}`));
    return of.length > 0 ? [[key, { ...question, of: Object.fromEntries(of) }]] : [];
  });
  return Object.fromEntries(kept);
}

const bands = [
  [18, 'under 18'],
  [25, '18 to 24'],
  [35, '25 to 34'],
  [45, '35 to 44'],
  [55, '45 to 54'],
] as const;

/** The age band of somebody who was born on this ISO day. */
export function ageBand(born: string, now: Date): string {
  const [year = 0, ...day] = born.split('-').map(Number);
  const [month = 1, date = 1] = day;
  const had = now.getUTCMonth() + 1 - month || now.getUTCDate() - date;
  const age = now.getUTCFullYear() - year - (had < 0 ? 1 : 0);
  return bands.find(([below]) => age < below)?.[1] ?? '55 and over';
}

/** The answered facts of a group, with a date of birth shown as an age band. */
function factsOf(ask: Section['ask'], answers: Answers, { facts, title }: FactGroup, now: Date) {
  const birth = Object.entries(ask).find(([, question]) => question.kind === 'birth');
  const term = birth && (birth[1].term ?? birth[1].label).en;
  const shown = facts.flatMap(({ term: name, value }: Fact) => {
    if (value === null) return [];
    return name === term
      ? [{ term: 'Age', value: ageBand(String(answers[birth?.[0] ?? '']), now) }]
      : [{ term: name, value }];
  });
  return shown.length > 0 ? [{ title: title ?? null, facts: shown }] : [];
}

/**
 * The sections that are shown while names are hidden: only answers that the list of shown answers names, with
 * identifying words replaced.
 */
export function blindSections(
  application: Pick<WholeApplication, 'type' | 'answers' | 'applicantName' | 'identity'>,
  others: readonly string[],
  now: Date,
  reading: BlindReading | undefined = blindReading[application.type],
): BlindSection[] {
  if (!reading) return [];
  const { type, answers } = application;
  const wanted = wantedOf(identityOf(application, reading, others));
  const sections = sectionsOf(type).flatMap((section) => {
    const ask = onlyShown(section, reading.shown[section.key] ?? []);
    const groups = summary({ ask }, answers).flatMap((group) => factsOf(ask, answers, group, now));
    return groups.length > 0 ? [{ key: section.key, heading: section.heading.en, groups }] : [];
  });
  return sections.map((section) => ({ ...section, groups: scrubbed(section.groups, wanted) }));
}
