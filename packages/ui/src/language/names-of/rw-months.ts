import type { Names } from '../names';

/** The months in full: what a page needs that only shows days. */
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
