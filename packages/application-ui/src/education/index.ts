export { CourseFields } from './course-fields';
export { DegreeFields } from './degree-fields';
export { HighestEducationFields, PreviousDegreesField } from './highest-fields';
export { HonorFields } from './honor-fields';
export { InstitutionFields } from './institution-fields';
export {
  courseRules,
  degreeRules,
  educationRules,
  highestEducationRules,
  honorRules,
  institutionRules,
} from './rules';
export { CoursesView, DegreesView, HonorsView, InstitutionsView } from './views';
