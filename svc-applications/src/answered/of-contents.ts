import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { StoredContents } from '../applications/contents';
import { unlimited } from '../questions/schema';
import { sectionsOf } from '../sections/of-programme';
import type { Told } from '../sections/told';
import type { Answers } from './answers';

const sections = sectionsOf(unlimited);

/** The answers that the tables of an application hold, by the keys of their questions. */
export function answersOfContents(type: ApplicationType, contents: StoredContents): Answers {
  const answers: Answers = {};
  for (const section of sections[type]) {
    Object.assign(answers, section.refill(contents, answers));
  }
  const { details, lists } = contents;
  return {
    ...answers,
    email: details.email,
    phone: details.phoneNumber,
    // What a form cannot tell: hours of each period, and a year that was left open.
    periods: lists.periods,
    institutions: lists.institutions,
  };
}

/** What the tables have to be told, so that they hold these contents instead of those that they hold. */
export function difference(stored: StoredContents, contents: StoredContents): Told {
  const changed = <All extends object>(before: All, now: All): Partial<All> =>
    Object.fromEntries(
      Object.entries(now).filter(([key, value]) => !isSame(before[key as keyof All], value)),
    ) as Partial<All>;
  const { experiences, ...lists } = changed(stored.lists, contents.lists);
  const kinds = ['clinic', 'research', 'volunteer'] as const;
  const described = kinds.map((kind) => [
    kind,
    contents.lists.experiences.filter((one) => one.kind === kind).map(({ description }) => ({ description })),
  ]);
  const { organisation, logistics } = contents;
  const before = new Map(stored.referees.map((one) => [one.type, one]));
  return {
    details: changed(stored.details, contents.details),
    lists,
    ...(experiences && { experiences: Object.fromEntries(described) }),
    ...(organisation && !isSame(stored.organisation, organisation) && { organisation }),
    ...(logistics && !isSame(stored.logistics, logistics) && { logistics }),
    referees: contents.referees.filter((one) => !isSame(before.get(one.type), one)),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
