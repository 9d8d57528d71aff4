/** The seconds that each step takes, computed from its questions and documents; a test checks the numbers. */
export const seconds = {
  welcome: 45,
  'personal-info': 430,
  education: 123,
  'visit-goals': 445,
  logistics: 150,
  documents: 240,
  declaration: 45,
  review: 215,
} as const;
