import { agreedSignature, visitWelcome } from '../questions/agreements';
import { visitAvailability } from '../questions/availability';
import { degrees, highestEducation } from '../questions/education';
import { interests, visitPurpose } from '../questions/motivation';
import { disability, organisation, visitor } from '../questions/person';
import { skills } from '../questions/skills';
import { declarations, logistics } from '../questions/visit';

/** All that a visit application asks, in the order in which it is asked. */
export const visit = [
  visitWelcome,
  visitor,
  organisation,
  disability,
  highestEducation,
  degrees,
  interests,
  visitPurpose,
  skills,
  visitAvailability,
  logistics,
  declarations,
  agreedSignature,
] as const;
