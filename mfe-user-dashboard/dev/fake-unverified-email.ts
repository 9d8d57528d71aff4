import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import type { OwnApplication } from '../src/api';
import type { FakeAnswer } from './fake-answer';
import { abilities, application } from './fake-data';

interface Known {
  applications: OwnApplication[];
  underAddress: AnswerBody<'listUnverifiedClaims'>['applications'];
}

const refusal = (status: number, message: string): FakeAnswer => ({
  status,
  body: { message, request_id: 'memory' },
});

function decided(stored: Known, id: number, deed: string): FakeAnswer {
  const found = stored.underAddress.find((one) => one.id === id);
  if (!found) return refusal(404, 'Not found.');
  stored.underAddress = stored.underAddress.filter((one) => one !== found);
  if (deed === 'take')
    stored.applications = [
      application(id, found.type, 'draft', { abilities: abilities.discardable }),
      ...stored.applications,
    ];
  return { status: 200, body: { application: { id, type: found.type } } };
}

/** Answers the calls from listUnverifiedClaims to rejectUnverifiedClaim. */
export const underAddressRoutes = (stored: Known): [RegExp, (found: string[]) => FakeAnswer][] => [
  [
    /^GET \/api\/user\/under-my-address$/,
    () => ({ status: 200, body: { applications: stored.underAddress } }),
  ],
  [
    /^POST \/api\/user\/under-my-address\/(\d+)\/(take|discard)$/,
    ([id, deed]) => decided(stored, Number(id), String(deed)),
  ],
];
