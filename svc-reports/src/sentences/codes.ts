/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'From Date cannot be later than To Date': 'datesOrder',
  'Give days, or dates, not both': 'datesOrDays',
  'From Date must be a date like 2026-01-31': 'fromDate',
  'To Date must be a date like 2026-01-31': 'toDate',
  'Days must be a whole number from 1 to 36500': 'days',
  'Time zone must be one like Africa/Kigali': 'timeZone',
  'Limit must be a whole number from 1': 'limit',
  'Your files are still being made. Please wait until they are there, then try again.': 'filesBeingMade',
  'Many files are being made just now. Please try again shortly.': 'manyFilesBeingMade',
};

export default sentences;
