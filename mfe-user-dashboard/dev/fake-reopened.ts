import type { FullReview, OwnApplication } from '../src/api';
import type { FakeAnswer } from './fake-answer';

interface Known {
  applications: OwnApplication[];
  reviews: Record<number, FullReview>;
}

/** Answers submitReopenedAnswers: the reopened sections are closed again. */
function answered(stored: Known, id: number): FakeAnswer {
  const ended_at = new Date().toISOString();
  stored.applications = stored.applications.map((one) =>
    one.id === id && one.reopened
      ? {
          ...one,
          reopened: { ...one.reopened, state: 'answered', ended_at },
          abilities: { ...one.abilities, answer: false },
        }
      : one,
  );
  delete stored.reviews[id];
  return { status: 200, body: { version: 3, state: 'answered' } };
}

export const reopenedRoutes = (stored: Known): [RegExp, (found: string[]) => FakeAnswer][] => [
  [/^POST \/api\/user\/applications\/(\d+)\/send-answers$/, ([id]) => answered(stored, Number(id))],
];
