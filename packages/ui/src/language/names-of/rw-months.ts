import type { Names } from '../names';

/** The full names of months, for pages that only show days. */
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
};

const names: Names = { dates, countries: {} };

export default names;
