import type { Names } from '../names';
import months from './rw-months';

/** Months, weekdays and 'at', for pages that show no countries. */
const dates: Names['dates'] = {
  ...months.dates,
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

const names: Names = { dates, countries: {} };

export default names;
