export { ExperienceFields } from './fields';
export { experienceLists, experienceRules } from './rules';
export { ExperienceView } from './view';
