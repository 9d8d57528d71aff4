/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  applicationList,
  applicationListKey,
  deskHeading,
  lastMonth,
  totalApplications,
  pendingReview,
  findFailed,
  reviewLoading,
  management,
  welcome,
  chooseType,
  andBetween,
  listOnDesk,
  deskApplications,
  holdOn,
  listUnloaded,
  noneOfKind,
  showMore,
  noPhone,
  applicationStatus,
  noneChosen,
  noneChosenText,
] = /* @__PURE__ */ messages(421, [
  'List of applications',
  'List of applications (Ctrl+B)',
  'Dashboard',
  'last month',
  'Total Applications',
  'Pending Review',
  'Failed to fetch application data',
  'Loading application review Data...',
  'Application Management',
  <T>({
    everybody,
    j,
    k,
    all,
  }: {
    everybody: string | number;
    j: (words: string) => T;
    k: (words: string) => T;
    all: (words: string) => T;
  }) => [
    `Welcome. ${everybody} have separate lists: choose a list, then an application to review. Press `,
    j('j'),
    ' and ',
    k('k'),
    ', or the arrow keys, for the next and previous applicant; ',
    all('?'),
    ' shows all keyboard shortcuts.',
  ],
  'Choose Application Type',
  ' and ',
  ({ list }: { list: string | number }) => `${list} - Dashboard`,
  'Applications',
  'Hold on...',
  'Failed to get the applications',
  'When applications of this kind are created, they will appear here',
  'Show more',
  'No phone',
  'Application Status',
  'No application chosen',
  'Try to select an application of a certain type to show the submitted data',
]);
