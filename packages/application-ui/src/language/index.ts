export { speak } from '../messages/catalogue';
export { said, speakSentences } from './said';
