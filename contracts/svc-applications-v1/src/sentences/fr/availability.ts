/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Hours available per week': 'Heures disponibles par semaine',
  'Hours per week': 'Heures par semaine',
  'Please specify your weekly availability hours.': 'Veuillez indiquer vos heures disponibles par semaine.',
  'Weekly hours must be a whole number between 1 and 168':
    'Les heures par semaine doivent être un nombre entier de 1 à 168',
  'When you could come': 'Quand vous pourriez venir',
  Periods: 'Périodes',
  'Period {position}': 'Période {position}',
  'Add Period': 'Ajouter une période',
  'Add at least one period when you are available': 'Ajoutez au moins une période où vous êtes disponible',
  'You can add at most three periods': 'Vous pouvez ajouter au plus trois périodes',
  'Period {position} overlaps with another period. Change its dates or remove it.':
    'La période {position} chevauche une autre période. Changez ses dates ou retirez‑la.',
  'Enter the start date': 'Saisissez la date de début',
  'End date must be after start date.': 'La date de fin doit être après la date de début.',
  'Enter the end date': 'Saisissez la date de fin',
  'End date must be today or later.': 'La date de fin doit être aujourd’hui ou plus tard.',
  Hours: 'Heures',
  'One to three periods.': 'Une à trois périodes.',
  'Availability period is required': 'La période de disponibilité est obligatoire',
};

export default sentences;
