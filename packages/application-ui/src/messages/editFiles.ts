/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  storedOne,
  storedLetter,
  academicLetterFile,
  characterLetterFile,
  identityFile,
  kindsPdf,
  kindsPicture,
  kindsAny,
  kindsAndSize,
  megabytes,
  notReadable,
  limitHere,
] = /* @__PURE__ */ messages(298, [
  'Stored file',
  'Reference letter',
  'Academic reference letter',
  'Character reference letter',
  'National ID/Passport',
  'PDF',
  'PDF, JPG or PNG',
  'PDF, DOC, DOCX, JPG, JPEG or PNG',
  ({ kinds, size }: { kinds: string | number; size: string | number }) => `${kinds}, smaller than ${size}.`,
  ({ count }: { count: string | number }) => `${count}MB`,
  'File could not be read. Choose it again',
  ({ size, wizard }: { size: string | number; wizard: string | number }) =>
    `Here files are saved together with your other changes, so each has to be small. “Upload Document” sends only one file and takes up to ${size}; the form (“Continue”) takes up to ${wizard}.`,
]);
