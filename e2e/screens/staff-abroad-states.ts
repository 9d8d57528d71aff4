import { several } from './staff-people';
import { see, view } from './staff-view';

const hourMs = 3_600_000;
const kigaliHour = () => new Date(Date.now() + 2 * hourMs).getUTCHours();

/**
 * A time zone in which it is another day than in Kigali, the portal's zone, for at least an hour: each cell then shows
 * both days.
 */
const onAnotherDay = () => (kigaliHour() >= 13 ? 'Pacific/Kiritimati' : 'Etc/GMT+12');

const settings = '/admin/portal-settings';
const where = 'where you are';

/** States of tables with days, for readers in another time zone than the portal's. */
export const abroadStates = [
  view('abroad-applications', 'all applications, read abroad', '/admin/applications', {
    ...{ of: several, timeZone: onAnotherDay },
    then: see(where),
  }),
  view(
    'abroad-columns',
    'all applications with every day, read abroad',
    '/admin/applications?columns=programme,submitted,updated,begun,nationality,email,phone',
    { ...{ of: several, timeZone: onAnotherDay }, then: see(where) },
  ),
  view('abroad-list', 'the list of a programme, read abroad', '/admin/intern-applications', {
    ...{ of: several, timeZone: onAnotherDay },
    then: see(where),
  }),
  view('abroad-reports', 'the reports, read abroad', '/admin/reports', {
    ...{ of: several, timeZone: onAnotherDay },
    then: see(where),
  }),
  view('abroad-security', 'the security events, read abroad', `${settings}/security`, {
    timeZone: onAnotherDay,
    then: see(where),
  }),
  view('abroad-people', 'the accounts of staff, read abroad', `${settings}/staff`, {
    timeZone: onAnotherDay,
    then: see(where),
  }),
];
