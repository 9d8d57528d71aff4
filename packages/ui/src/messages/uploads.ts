/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [chooseFile, changeFile, orDrop, scanWaiting, scanRefused, theFileFirst, theFile, isReady, uploadingFile, isUploaded, wasNotUploaded, standsReady, standsUploading, standsUploaded, standsFailed, storedFile, viewFile, cancelUpload, retryUpload, removeUpload, inBytes, inKilobytes, inMegabytes, waitsForLine, fileWaitsForLine, removeFailed] = /* @__PURE__ */ messages(76, [
  "Choose a file",
  "Change file",
  "or drop it here",
  "Uploaded, being checked for viruses",
  "Refused: it contains a virus. Choose another file",
  "The file",
  "the file",
  ({ name }: { name: string | number }) => `${name} is ready to be sent`,
  ({ name }: { name: string | number }) => `Uploading ${name}`,
  ({ name }: { name: string | number }) => `${name} is uploaded`,
  ({ name }: { name: string | number }) => `${name} was not uploaded`,
  "Ready to be sent",
  "Uploading",
  "Uploaded",
  "Not uploaded",
  "Stored file",
  "View file",
  <T,>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => ["Cancel", hidden(` ${name}`)],
  <T,>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => ["Try again", hidden(` ${name}`)],
  <T,>({ hidden, name }: { hidden: (words: string) => T; name: string | number }) => ["Remove", hidden(` ${name}`)],
  ({ size }: { size: string | number }) => `${size} bytes`,
  ({ size }: { size: string | number }) => `${size} KB`,
  ({ size }: { size: string | number }) => `${size} MB`,
  "No connection. It goes on by itself",
  ({ name }: { name: string | number }) => `No connection. The upload of ${name} goes on by itself`,
  "The file could not be removed, try again",
]);
