import { operations } from './operations';

/**
 * Addresses stand in logs, histories and referrers, so that no secret belongs there: it stands behind `#` in a mailed
 * link, and in the body of a call. What is here has a reason. Besides, the link to one's own copy after a submission is a
 * download with a secret in its query (15 minutes, reading of one application), and pages behind mailed links that work
 * without scripts (letters, reminders) have theirs in their path.
 */
const known: Readonly<Record<string, string>> = {
  'getInvitationByToken /api/staff/invitations/{token}': 'for pages of before getInvitation',
  'acceptInvitationByToken /api/staff/invitations/{token}': 'for pages of before acceptInvitation',
  'getCalendarFeed /api/calendar/{secret}':
    'programs for calendars send nothing but an address; it is ended by its maker',
};

const secret = /token|secret|link|code|key|password|nonce/i;

const found = operations
  .filter(({ path }) => path.startsWith('/api/'))
  .flatMap(({ operationId, path, parameters = [] }) => [
    ...(parameters.some((one) => one.in === 'path' && secret.test(one.name))
      ? [`${operationId} ${path}`]
      : []),
    ...parameters
      .filter((one) => one.in === 'query' && secret.test(one.name))
      .map(({ name }) => `${operationId} ${path}?${name}`),
  ]);

it('no call of the API takes a secret in its address, except the listed calls with a reason', () => {
  expect(found.sort()).toEqual(Object.keys(known).sort());
});
