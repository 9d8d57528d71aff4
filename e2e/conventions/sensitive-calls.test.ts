import { everydayCalls, sensitiveCalls } from '@portal/service-kit/auth';
import { type Operation, operations } from './operations';

/** Addresses of calls that staff make with a session; the pages of applicants have other addresses. */
const ofStaff = /^\/api\/(admin|staff|me|feedback|applications|users\/\{id\}\/change-password)(\/|$)/;
/** Calls among them that applicants make. */
const ofApplicants = new Set(['markFeedbackRead']);
/** Calls without a session, for anybody who has the link. */
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
