/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  viewFailed,
  changeView,
  saveListAsView,
  saveView,
  colleaguesSee,
  viewKeeps,
  savedViews,
  byOwner,
  viewSaved,
  viewNamed,
  views,
  viewBy,
  noViews,
  viewActs,
  changeToList,
  removeNamed,
  removeViewTitle,
  removeView,
  viewRemovedText,
] = /* @__PURE__ */ messages(468, [
  'The view could not be saved. Try again.',
  'Change this view',
  'Save this list as a view',
  'Save view',
  'Share with colleagues',
  'A view saves filters, sorting and columns. It does not save the search text.',
  'Saved views',
  ({ owner }: { owner: string | number }) => `By ${owner}`,
  ({ name }: { name: string | number }) => `The view ${name} is saved.`,
  ({ name, changed }: { name: string | number; changed: string | number }) =>
    `View: ${name}${changed === 'yes' ? `, changed` : ``}`,
  'Views',
  ({ owner }: { owner: string | number }) => ` by ${owner}`,
  'No views yet. Filter the list, then save it here under a name.',
  'Actions for views',
  ({ name }: { name: string | number }) => `Update ${name} with this list`,
  ({ name }: { name: string | number }) => `Remove ${name}`,
  ({ name }: { name: string | number }) => `Remove the view ${name}?`,
  'Remove view',
  ({ shared }: { shared: string | number }) =>
    `${shared === 'yes' ? `Colleagues lose it too. ` : ``}The applications do not change.`,
]);
