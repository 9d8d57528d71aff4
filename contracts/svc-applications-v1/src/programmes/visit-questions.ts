import { agreedSignature } from '../questions/agreements';
import { degrees } from '../questions/education';
import { highestEducation } from '../questions/highest-education';
import { interests } from '../questions/interests';
import { disability, organisation, visitor } from '../questions/person';
import { skills } from '../questions/skills';
import { declarations, logistics } from '../questions/visit';
import { visitAvailability } from '../questions/visit-availability';
import { visitPurpose } from '../questions/visit-purpose';
import { visitWelcome } from '../questions/visit-welcome';

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
