import { signature, welcome } from '../questions/agreements';
import { availability } from '../questions/availability';
import { courses, degrees, honors, schools } from '../questions/education';
import { clinicalExperience, researchExperience, volunteerExperience } from '../questions/experience';
import { interests, statement } from '../questions/motivation';
import { disability, person } from '../questions/person';
import { skills } from '../questions/skills';

/** All that an internship application asks, in the order in which it is asked; its referees stand beside it. */
export const internship = [
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
