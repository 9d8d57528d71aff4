/** What the page for getting ready says; what each programme asks for stands in the table of programmes. */
export const prepareWords = {
  title: 'What you will need',
  lead: 'Look first whether it is for you. Then tick what you have. Your ticks stay on this device.',
  first: 'Is it for you?',
  elsewhere:
    'Does one of these not fit you? You can still write to us. We are glad to tell you of other ways to learn or to help.',
  list: 'Your list',
  print: 'Print this list',
  clear: 'Untick all',
  apply: 'Apply Now',
  later: 'You can begin before all of it is ready, and add the rest later.',
  isThere: 'All of it is there. You are ready.',
} as const;

/** '2 of 5 ready' */
export const readyWords = (ready: number, all: number): string => `${ready} of ${all} ready`;
