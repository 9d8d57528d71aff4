/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Hours available per week': 'Amasaha ushobora kuboneka mu cyumweru',
  'Hours per week': 'Amasaha mu cyumweru',
  'Please specify your weekly availability hours.': 'Andika amasaha uzajya uboneka mu cyumweru.',
  'Weekly hours must be a whole number between 1 and 168':
    'Amasaha yo mu cyumweru agomba kuba umubare wuzuye hagati ya 1 na 168',
  'When you could come': 'Igihe washobora kuza',
  Periods: 'Ibihe',
  'Period {position}': 'Igihe {position}',
  'Add Period': 'Ongeraho igihe',
  'Add at least one period when you are available': 'Ongeraho nibura igihe kimwe ubonekeramo',
  'You can add at most three periods': 'Ushobora kongeraho ibihe bitarenze bitatu',
  'Period {position} overlaps with another period. Change its dates or remove it.':
    'Igihe {position} gihuriranye n’ikindi gihe. Hindura amatariki yacyo cyangwa ugikureho.',
  'Enter the start date': 'Andika itariki yo gutangira',
  'End date must be after start date.': 'Itariki yo kurangiza igomba kuba nyuma y’iyo gutangira.',
  'Enter the end date': 'Andika itariki yo kurangiza',
  'End date must be today or later.': 'Itariki yo kurangiza igomba kuba uyu munsi cyangwa nyuma yaho.',
  Hours: 'Amasaha',
  'One to three periods.': 'Kuva ku gihe kimwe kugera kuri bitatu.',
  'Availability period is required': 'Igihe ubonekera kirasabwa',
};

export default sentences;
