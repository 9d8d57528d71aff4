import { agreedSignature } from '../questions/agreements';
import { degrees } from '../questions/education';
import { highestEducation } from '../questions/highest-education';
import { interests } from '../questions/interests';
import { declarations, logistics } from '../questions/logistics';
import { disability, organisation, visitor } from '../questions/person';
import { visitSkills } from '../questions/skills';
import { visitAvailability } from '../questions/visit-availability';
import { visitPurpose } from '../questions/visit-purpose';
import { visitWelcome } from '../questions/visit-welcome';

/** All sections of a visit application, in the order in which they are asked. */
export const visitSections = [
  visitWelcome,
  visitor,
  organisation,
  disability,
  highestEducation,
  degrees,
  interests,
  visitPurpose,
  visitSkills,
  visitAvailability,
  logistics,
  declarations,
  agreedSignature,
] as const;
