/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'From Date cannot be later than To Date': 'La date de début ne peut pas être après la date de fin',
  'Give days, or dates, not both': 'Donnez des jours ou des dates, pas les deux',
  'From Date must be a date like 2026-01-31': 'La date de début doit être comme 2026-01-31',
  'To Date must be a date like 2026-01-31': 'La date de fin doit être comme 2026-01-31',
  'Days must be a whole number from 1 to 36500': 'Les jours doivent être un nombre entier de 1 à 36500',
  'Time zone must be one like Africa/Kigali': 'Le fuseau horaire doit être comme Africa/Kigali',
  'Limit must be a whole number from 1': 'La limite doit être un nombre entier à partir de 1',
  'Your files are still being made. Please wait until they are there, then try again.':
    'Vos fichiers sont encore en préparation. Veuillez attendre qu’ils soient là, puis réessayez.',
  'Many files are being made just now. Please try again shortly.':
    'Beaucoup de fichiers sont en préparation en ce moment. Veuillez réessayer dans un instant.',
};

export default sentences;
