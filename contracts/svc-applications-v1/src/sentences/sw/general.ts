/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Must be {limit} characters or less': 'Lazima iwe herufi {limit} au chini',
  'Add at most {limit}': 'Ongeza {limit} kwa wingi zaidi',
  'Enter a real date': 'Weka tarehe halisi',
  'Must be text': 'Lazima iwe maandishi',
  'Must be yes or no': 'Lazima iwe ndiyo au hapana',
  'Enter a date like 2027-01-31': 'Weka tarehe kama 2027-01-31',
  'Please fill in the following required fields: {labels}':
    'Tafadhali jaza sehemu hizi zinazohitajika: {labels}',
  'Validation Error: Please fill in all required fields.':
    'Kosa la Uhakiki: Tafadhali jaza sehemu zote zinazohitajika.',
  Other: 'Nyingine',
  'Choose one': 'Chagua moja',
  'Choose a level': 'Chagua kiwango',
  Description: 'Maelezo',
  Title: 'Cheo',
  Position: 'Nafasi',
  Organization: 'Shirika',
  Institution: 'Taasisi',
  Name: 'Jina',
  'Start date': 'Tarehe ya kuanza',
  'End date': 'Tarehe ya kumaliza',
  Duration: 'Muda',
  Email: 'Barua pepe',
  Phone: 'Simu',
};

export default sentences;
