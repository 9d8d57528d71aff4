export { joined, languageNow, said, saidIn, speakSentences } from '@portal/ui/language';
export { speak } from '../messages/catalogue';
export { saidAnswer, saidSummary } from './said';
