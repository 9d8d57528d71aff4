/** What is said of a document that does not fit. */
export const uploadMessages = {
  otherType: 'This type of document does not belong to this application.',
} as const;
