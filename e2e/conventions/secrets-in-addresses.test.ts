import { operations } from './operations';

/**
 * Addresses are stored in logs, histories and referrers, so no secret belongs there: mailed links have it after `#`,
 * calls in their body. The exceptions listed here have reasons. Two more are not calls of this list: the link to a
 * person's own copy after a submission, with a secret in its query (15 minutes, for reading one application), and pages
 * behind mailed links that work without scripts (letters, reminders), with the secret in their path.
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
