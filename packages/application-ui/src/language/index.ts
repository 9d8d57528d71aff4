export { said, speakSentences } from '@portal/ui/language';
export { speak } from '../messages/catalogue';
export { programmeLabel, programmeOne, speakProgrammes } from './programmes';
