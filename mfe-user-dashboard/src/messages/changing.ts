/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [updated, uploaded, changesKept, refusedBecause, refusedAccess, refusedFields, refusedServer] =
  /* @__PURE__ */ messages(254, [
    'Application Updated Successfully!',
    'Document Uploaded Successfully!',
    'Your changes are kept on this device. Sign in to continue with them.',
    ({ title, sentence }: { title: string | number; sentence: string | number }) => `${title}: ${sentence}`,
    ({ title, sentence }: { title: string | number; sentence: string | number }) =>
      `${title}: Access Denied. ${sentence}`,
    ({ title }: { title: string | number }) =>
      `${title}: Validation Error: Please check the form for errors.`,
    ({ title, sentence }: { title: string | number; sentence: string | number }) =>
      `${title}: Server Error. ${sentence}`,
  ]);
