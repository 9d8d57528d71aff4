export { ProgrammePage, type ProgrammePageProps } from './programme-page';
