/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [exportRefused, exportFailedWhy, exportData, exportingData, exportAgain] =
  /* @__PURE__ */ messages(859, [
    'Export Failed',
    'Failed to generate PDF report. Please try again.',
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Export Data (PDF)',
      hidden(` of ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Exporting...',
      hidden(` of ${reference}`),
    ],
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Try again',
      hidden(` of ${reference}`),
    ],
  ]);
