/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [downloadPdf, preparingPdf, pdfFailed, addToCalendar] = /* @__PURE__ */ messages(261, [
  'Download PDF',
  'Preparing the PDF...',
  'Failed to download the PDF. Please try again.',
  'Add to calendar',
]);
