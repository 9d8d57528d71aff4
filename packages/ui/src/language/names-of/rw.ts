import countries from '@portal/contract-language-v1/countries/rw';
import type { Names } from '../names';

const dates: Names['dates'] = {
  January: 'Mutarama',
  February: 'Gashyantare',
  March: 'Werurwe',
  April: 'Mata',
  May: 'Gicurasi',
  June: 'Kamena',
  July: 'Nyakanga',
  August: 'Kanama',
  September: 'Nzeri',
  October: 'Ukwakira',
  November: 'Ugushyingo',
  December: 'Ukuboza',
  Jan: 'Mut',
  Feb: 'Gas',
  Mar: 'Wer',
  Apr: 'Mata',
  Jun: 'Kam',
  Jul: 'Nya',
  Aug: 'Kan',
  Sept: 'Nze',
  Sep: 'Nze',
  Oct: 'Ukw',
  Nov: 'Ugu',
  Dec: 'Uku',
  Monday: 'Ku wa mbere',
  Tuesday: 'Ku wa kabiri',
  Wednesday: 'Ku wa gatatu',
  Thursday: 'Ku wa kane',
  Friday: 'Ku wa gatanu',
  Saturday: 'Ku wa gatandatu',
  Sunday: 'Ku cyumweru',
  at: 'saa',
};

const names: Names = { dates, countries };

export default names;
