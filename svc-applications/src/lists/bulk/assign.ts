import { readingMessages as t } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import type { Text } from '@portal/service-kit/messages';
import { isOpen } from '../../application';
import { type Colleague, colleaguesWith, type Reader, returnFromLeft, shareEvenly } from '../../assessment';
import type { Stores } from '../../platform';
import type { Brief } from '../all-applications/item';
import type { BulkKind, JudgeRequest } from './bulk';

/** Assigns to each application the readers that its row in the preview named. */
export const assignReaders: BulkKind = {
  may: 'assignReaders',
  needs: [],
  needsReaders: true,
  async learn(parts, { words }) {
    await returnFromLeft(parts);
    // Without chosen readers each row names its own, so all staff are needed.
    if (!words.readers) return { colleagues: await parts.auth.colleagues() };
    const colleagues = await colleaguesWith(parts, words.readers);
    if (colleagues.length !== words.readers.length) throw new Invalid({ readers: [t.reader] });
    return { colleagues };
  },
  async judge(stores, request) {
    const state = await assignmentStateOf(stores, request);
    return (application) => refusalOf(request, state, application);
  },
  async plan(stores, request) {
    const state = await assignmentStateOf(stores, request);
    const { applications, words } = request;
    const chosen = chosenOf(request);
    if (words.evenly) return evenly(applications, chosen, state);
    return new Map(
      applications.map(({ id }) => [id, chosen.filter((reader) => !state.reads(reader.id, id))]),
    );
  },
  async perform({ assignments, events }, { actor, application: { id }, learnt, words, itemId }, { clock }) {
    const now = clock();
    const given = chosenOf({ words, learnt }).map((reader) => ({ applicationId: id, reader }));
    await assignments.insert(given, actor.personId, now, itemId);
    const subject = { kind: 'application', id };
    for (const { reader } of given)
      await events.add(
        { kind: 'reader_assigned', actor, subject, details: { reader: String(reader.id) } },
        now,
      );
    return {};
  },
  undoing: {
    fits: ({ state }) => state === 'done',
    perform: ({ stores, clock }, actor, { id: itemId, applicationId: id }) =>
      stores.transaction(async ({ assignments, events }) => {
        const subject = { kind: 'application', id };
        for (const reader of await assignments.removeGiven(id, itemId))
          await events.add(
            { kind: 'reader_unassigned', actor, subject, details: { reader: String(reader) } },
            clock(),
          );
      }),
  },
};

/** The present readers of the applications, and who must not read them. */
interface AssignmentState {
  reads(reader: number, application: number): boolean;
  knows(reader: number, application: number): boolean;
}

async function assignmentStateOf(
  { assignments, conflicts }: Stores,
  { applications, words: { readers = [] } }: JudgeRequest,
): Promise<AssignmentState> {
  const ids = applications.map(({ id }) => id);
  const reading: Map<number, Reader[]> = await assignments.of(ids);
  const pairs = await conflicts.between(readers, ids);
  const known = new Set(pairs.map(({ reader, application }) => `${reader} ${application}`));
  return {
    reads: (reader, application) => reading.get(application)?.some(({ id }) => id === reader) ?? false,
    knows: (reader, application) => known.has(`${reader} ${application}`),
  };
}

const chosenOf = ({ words: { readers = [] }, learnt }: Pick<JudgeRequest, 'words' | 'learnt'>): Colleague[] =>
  (learnt.colleagues ?? []).filter(({ id }) => readers.includes(id));

function refusalOf(request: JudgeRequest, state: AssignmentState, application: Brief): Text | null {
  if (isOpen(application)) return t.notSubmitted;
  if (application.withdrawnAt) return t.withdrawn;
  const { readers = [], evenly: isEven } = request.words;
  const chosen = chosenOf(request);
  if (chosen.length < readers.length) return t.reader;
  if (chosen.length === 0) return null;
  const knowing = chosen.filter(({ id }) => state.knows(id, application.id));
  const reading = chosen.filter(({ id }) => state.reads(id, application.id));
  if (isEven) {
    if (knowing.length === chosen.length) return knowsOf(knowing);
    return reading[0] ? t.readsAlready(reading[0].name) : null;
  }
  if (knowing[0]) return t.knowsPerson(knowing[0].name);
  if (reading.length < chosen.length) return null;
  return chosen.length === 1 && reading[0] ? t.readsAlready(reading[0].name) : t.allReadAlready;
}

const knowsOf = (knowing: Colleague[]): Text =>
  knowing.length === 1 && knowing[0] ? t.knowsPerson(knowing[0].name) : t.allKnowPerson;

/** Plans one reader for each application; the numbers of the readers differ by one at most. */
function evenly(
  applications: readonly Brief[],
  readers: Colleague[],
  state: AssignmentState,
): Map<number, Colleague[]> {
  const shares = shareEvenly({
    applications: applications.map(({ id }) => ({ id, needs: 1 })),
    readers: readers.map(({ id }) => id),
    barred: (reader, application) => state.knows(reader, application),
  });
  const plan = new Map<number, Colleague[]>();
  for (const reader of readers) for (const id of shares.get(reader.id) ?? []) plan.set(id, [reader]);
  return plan;
}
