import { translated } from '@portal/application-ui/language';
import { type FullReview, translatedSummary } from '@portal/application-ui/reading';
import type { StoredUpload } from '@portal/application-ui/review';
import {
  answersIn,
  asAsked,
  documentNamed,
  refereesKey,
  reopenedLabel,
  reopenedUnder,
  sectionsOf,
} from '@portal/contract-svc-applications-v1/questions';
import * as t from '../../messages/reopening';

/** One answer before and after; null if there is none. */
export interface ComparedAnswer {
  term: string;
  before: string | null;
  after: string | null;
}

export interface ComparedFile {
  term: string;
  before: StoredUpload | undefined;
  after: StoredUpload | undefined;
}

/** A section or document that was reopened. */
export interface ComparedPart {
  key: string;
  label: string;
  answers: ComparedAnswer[];
  files: ComparedFile[];
}

type Answered = Map<string, { term: string; value: string | null }>;

/** Returns the answers of sections, identified by group and term, whether or not groups have titles. */
function factsOf(review: FullReview, section: string): Answered {
  const facts: Answered = new Map();
  const parts = sectionsOf(review.type).filter(({ key }) => reopenedUnder(review.type, key) === section);
  for (const part of parts) {
    const asked = asAsked(part, review);
    const groups = translatedSummary(asked, answersIn(asked, review));
    for (const [index, group] of groups.entries()) {
      for (const { term, value } of group.facts) {
        const title = group.title ?? '';
        facts.set(`${part.key} ${index} ${term}`, {
          term: title ? t.fieldOf({ who: title, field: term }) : term,
          value,
        });
      }
    }
  }
  return facts;
}

const refereeFields = [
  ['full_name', t.refereeName],
  ['organization', t.reopeningOrganization],
  ['relationship', t.reopeningRelationship],
  ['email', t.reopeningEmail],
  ['phone', t.reopeningPhone],
] as const;

function refereesOf({ references }: FullReview): Answered {
  return new Map(
    references.flatMap((one) =>
      refereeFields.map(([field, label]) => {
        const person = one.type === 'community' ? t.reopeningCommunity() : t.reopeningAcademic();
        return [
          `${one.type} ${field}`,
          { term: t.fieldOf({ who: person, field: label() }), value: one[field] ?? null },
        ] as const;
      }),
    ),
  );
}

const answersOf = (review: FullReview, key: string): Answered =>
  key === refereesKey ? refereesOf(review) : factsOf(review, key);

function answersCompared(before: FullReview, after: FullReview, key: string): ComparedAnswer[] {
  const [one, other] = [answersOf(before, key), answersOf(after, key)];
  return [...new Set([...one.keys(), ...other.keys()])].map((name) => ({
    term: other.get(name)?.term ?? one.get(name)?.term ?? '',
    before: one.get(name)?.value ?? null,
    after: other.get(name)?.value ?? null,
  }));
}

const fileIn = (files: readonly StoredUpload[] | undefined, kind: string) =>
  files?.find(({ upload_type }) => upload_type === kind);

const letterKinds = [
  ['academic_reference', t.academicLetter],
  ['community_reference', t.communityLetter],
] as const;

function filesCompared(before: FullReview, after: FullReview, key: string): ComparedFile[] {
  const kind = documentNamed(key);
  if (kind) {
    const term = translated(reopenedLabel(after.type, key));
    return [{ term, before: fileIn(before.uploads, kind), after: fileIn(after.uploads, kind) }];
  }
  if (key !== refereesKey) return [];
  return letterKinds.map(([letter, term]) => ({
    term: term(),
    before: fileIn(before.letters, letter),
    after: fileIn(after.letters, letter),
  }));
}

/** Returns the reopened parts, before and after. */
export const compared = (
  sections: readonly string[],
  before: FullReview,
  after: FullReview,
): ComparedPart[] =>
  sections.map((key) => ({
    key,
    label: translated(reopenedLabel(after.type, key)),
    answers: documentNamed(key) ? [] : answersCompared(before, after, key),
    files: filesCompared(before, after, key),
  }));
