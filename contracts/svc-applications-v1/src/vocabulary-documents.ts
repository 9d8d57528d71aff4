/** Messages about a document that does not fit. */
export const uploadMessages = {
  needed: 'The application cannot be submitted without this document. Choose another file in its place.',
  otherType: 'This type of document does not belong to this application.',
} as const;
