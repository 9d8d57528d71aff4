import type { OwnApplication } from '../src/api';
import type { FakeAnswer } from './fake-answer';

const dayMs = 86_400_000;

interface Known {
  applications: OwnApplication[];
}

const notFound: FakeAnswer = { status: 404, body: { message: 'Not found.', request_id: 'memory' } };

function state(stored: Known, id: number, withdrawn_at: string | null): FakeAnswer {
  const found = stored.applications.find((one) => one.id === id);
  if (!found) return notFound;
  const undo_until = withdrawn_at && new Date(Date.parse(withdrawn_at) + dayMs).toISOString();
  const isWithdrawn = withdrawn_at !== null;
  const changed: OwnApplication = {
    ...found,
    withdrawn_at,
    undo_withdrawal_until: undo_until,
    abilities: { ...found.abilities, withdraw: !isWithdrawn, undo_withdrawal: isWithdrawn },
  };
  stored.applications = stored.applications.map((one) => (one === found ? changed : one));
  const { status } = found;
  return { status: 200, body: { application: { id, status, version: 2, withdrawn_at, undo_until } } };
}

/** Answers withdrawApplication and undoWithdrawal. */
export const withdrawingRoutes = (stored: Known): [RegExp, (found: string[]) => FakeAnswer][] => [
  [
    /^POST \/api\/user\/applications\/(\d+)\/withdraw$/,
    ([id]) => state(stored, Number(id), new Date().toISOString()),
  ],
  [/^POST \/api\/user\/applications\/(\d+)\/undo-withdrawal$/, ([id]) => state(stored, Number(id), null)],
];
