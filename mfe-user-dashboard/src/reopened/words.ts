/** What is said about reopened sections, apart from the sentences of the dashboard's first page. */
export const words = {
  saved: 'Saved. Press "Send my answers" when you are done.',
  sent: 'Answers Sent',
  notAsked: 'There is nothing to change here (any more).',
  failed: 'Failed to send your answers.',
} as const;
