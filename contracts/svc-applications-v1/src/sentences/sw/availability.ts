/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Hours available per week': 'Saa zinazopatikana kwa wiki',
  'Hours per week': 'Saa kwa wiki',
  'Please specify your weekly availability hours.': 'Tafadhali taja saa zako zinazopatikana kwa wiki.',
  'Weekly hours must be a whole number between 1 and 168':
    'Saa za wiki lazima ziwe namba kamili kati ya 1 na 168',
  'When you could come': 'Unaweza kuja lini',
  Periods: 'Vipindi',
  'Period {position}': 'Kipindi cha {position}',
  'Add Period': 'Ongeza Kipindi',
  'Add at least one period when you are available': 'Ongeza angalau kipindi kimoja unapopatikana',
  'You can add at most three periods': 'Unaweza kuongeza vipindi vitatu kwa wingi',
  'Period {position} overlaps with another period. Change its dates or remove it.':
    'Kipindi cha {position} kinaingiliana na kipindi kingine. Badilisha tarehe zake au ukiondoe.',
  'Enter the start date': 'Weka tarehe ya kuanza',
  'End date must be after start date.': 'Tarehe ya kumaliza lazima iwe baada ya tarehe ya kuanza.',
  'Enter the end date': 'Weka tarehe ya kumaliza',
  'End date must be today or later.': 'Tarehe ya kumaliza lazima iwe leo au baadaye.',
  Hours: 'Saa',
  'One to three periods.': 'Kipindi kimoja hadi vitatu.',
  'Availability period is required': 'Kipindi cha upatikanaji kinahitajika',
};

export default sentences;
