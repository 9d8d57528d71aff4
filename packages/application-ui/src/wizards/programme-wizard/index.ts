export { programmeLanguages } from './languages';
export { ProgrammePage, type ProgrammePageProps } from './programme-page';
