export { speak } from '../messages/catalogue';
export { programmeLabel, programmeOne, speakProgrammes } from './programmes';
export { said, speakSentences } from './said';
