import { everydayCalls, sensitiveCalls } from '@portal/service-kit/auth';
import { type Operation, operations } from './operations';

/** Where members of staff call, with a session; the pages of applicants have addresses of their own. */
const ofStaff = /^\/api\/(admin|staff|me|feedback|applications|users\/\{id\}\/change-password)(\/|$)/;
/** Applicants make these. */
const ofApplicants = new Set(['markFeedbackRead']);
/** Without a session: anybody with the link. */
const byLink = /^\/api\/staff\/invitations?(\/|$)/;

const givesFile = ({ responses }: Operation) =>
  Object.keys(responses[200]?.content ?? {}).some((type) => type !== 'application/json');

const asksForProof = ({ responses: { 403: refusal } }: Operation) =>
  JSON.stringify(refusal ?? {}).includes('reauthenticate');

const acts = operations.filter(
  (one) =>
    ofStaff.test(one.path) &&
    !byLink.test(one.path) &&
    !ofApplicants.has(one.operationId) &&
    (one.method !== 'get' || givesFile(one)),
);

it('for every act of staff it is decided whether it needs a proof', () => {
  const known = [...Object.keys(sensitiveCalls), ...Object.keys(everydayCalls)];
  expect(acts.map(({ operationId }) => operationId).sort()).toEqual(known.sort());
});

it.each(Object.keys(sensitiveCalls))('%s goes through the rule of proof', (id) => {
  const operation = operations.find(({ operationId }) => operationId === id);
  expect(operation && asksForProof(operation)).toBe(true);
});

it('no other call asks for a proof', () => {
  const asking = operations.filter(asksForProof).map(({ operationId }) => operationId);
  expect(asking.filter((id) => !(id in sensitiveCalls))).toEqual([]);
});
