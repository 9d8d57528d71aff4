const english = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Kinyarwanda's months stand here, as Node has no words for them. */
const months: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  rw: [
    'Mutarama',
    'Gashyantare',
    'Werurwe',
    'Mata',
    'Gicurasi',
    'Kamena',
    'Nyakanga',
    'Kanama',
    'Nzeri',
    'Ukwakira',
    'Ugushyingo',
    'Ukuboza',
  ],
};

const day = new RegExp(`\\b(\\d{1,2}) (${english.join('|')}) (\\d{4})\\b`, 'g');

/** Says the days of a sentence, `1 February 2027`, in another language. */
export function daysIn(language: string): (sentence: string) => string {
  const own = months[language];
  if (!own) return (sentence) => sentence;
  return (sentence) =>
    sentence.replace(day, (_, date: string, month: string, year: string) => {
      const first = language === 'fr' && date === '1' ? '1er' : date;
      return `${first} ${own[english.indexOf(month)]} ${year}`;
    });
}
