import { signature } from '../questions/agreements';
import { availability } from '../questions/availability';
import { courses, degrees, honors } from '../questions/education';
import { clinicalExperience, researchExperience, volunteerExperience } from '../questions/experience';
import { interests } from '../questions/interests';
import { disability, person } from '../questions/person';
import { schools } from '../questions/schools';
import { skills } from '../questions/skills';
import { statement } from '../questions/statement';
import { welcome } from '../questions/welcome';

/** All sections of an internship application, in the order in which they are asked; referees are separate. */
export const internshipSections = [
  welcome,
  person,
  disability,
  schools,
  degrees,
  honors,
  courses,
  clinicalExperience,
  researchExperience,
  volunteerExperience,
  interests,
  statement,
  skills,
  availability,
  signature,
] as const;
