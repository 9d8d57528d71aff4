/** The seconds that each step takes, computed from its questions and documents; a test checks the numbers. */
export const seconds = {
  welcome: 45,
  'personal-info': 230,
  'personal-details': 40,
  education: 168,
  experience: 90,
  motivation: 445,
  skills: 60,
  availability: 55,
  'academic-reference': 208,
  'community-reference': 208,
  documents: 540,
  review: 200,
} as const;
