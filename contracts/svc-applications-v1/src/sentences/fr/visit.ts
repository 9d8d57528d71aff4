/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Your visit': 'Votre visite',
  'Travel and stay': 'Voyage et séjour',
  'Emergency contact': 'Contact en cas d’urgence',
  'Someone we may call if something happens to you during the visit.':
    'Une personne que nous pouvons appeler s’il vous arrive quelque chose pendant la visite.',
  'Visit start date': 'Date de début de la visite',
  'Visit end date': 'Date de fin de la visite',
  'Weekly availability in hours': 'Disponibilité par semaine, en heures',
  'How many hours a week you can be with us.': 'Combien d’heures par semaine vous pouvez être avec nous.',
  'Have you visited us before?': 'Nous avez-vous déjà rendu visite ?',
  'Visited before': 'Visite précédente',
  'Please indicate if you have visited before.': 'Veuillez indiquer si vous nous avez déjà rendu visite.',
  'Number of participants': 'Nombre de participants',
  'Everyone who comes, including you.': 'Toutes les personnes qui viennent, vous compris.',
  'Please specify the number of people participating for institutional visits.':
    'Veuillez indiquer le nombre de participants pour une visite d’établissement.',
  'Number of participants must be a whole number between 1 and {max}':
    'Le nombre de participants doit être un nombre entier de 1 à {max}',
  'Country you travel from': 'Pays d’où vous venez',
  'Travelling from: country': 'Départ : pays',
  'City you travel from': 'Ville d’où vous venez',
  'Travelling from: city': 'Départ : ville',
  'Do you need help with a visa?': 'Avez-vous besoin d’aide pour un visa ?',
  'Help with a visa': 'Aide pour un visa',
  'We can write an invitation. You apply for the visa and pay for it yourself.':
    'Nous pouvons écrire une invitation ; la demande et le paiement du visa restent à votre charge.',
  'Select whether you need help with a visa': 'Indiquez si vous avez besoin d’aide pour un visa',
  'Where are you going to stay?': 'Où allez-vous loger ?',
  Accommodation: 'Logement',
  'Select where you are going to stay': 'Choisissez où vous allez loger',
  'Emergency contact: name': 'Contact en cas d’urgence : nom',
  "Enter your emergency contact's full name, with at least two letters":
    'Saisissez le nom complet de votre contact en cas d’urgence, avec au moins deux lettres',
  'How they are related to you': 'Son lien avec vous',
  'Emergency contact: relationship': 'Contact en cas d’urgence : lien',
  'Emergency contact: phone': 'Contact en cas d’urgence : téléphone',
  'Emergency contact: email': 'Contact en cas d’urgence : e‑mail',
  "Your emergency contact's phone number must be between 10 and 15 digits":
    'Le numéro de téléphone de votre contact en cas d’urgence doit avoir de 10 à 15 chiffres',
  "Enter your emergency contact's email address in the correct format, like name@example.com":
    'Saisissez une adresse e‑mail correcte pour votre contact en cas d’urgence, comme name@example.com',
  'Do you need accommodation?': 'Avez-vous besoin d’un logement ?',
  'Accommodation needed': 'Logement nécessaire',
  'Visit dates are required': 'Les dates de la visite sont obligatoires',
  'Please provide both visit start and end dates.':
    'Veuillez indiquer les dates de début et de fin de la visite.',
  'Visit end date must be after start date.': 'La date de fin de la visite doit être après la date de début.',
  'Visit start date must be today or later.':
    'La date de début de la visite doit être aujourd’hui ou plus tard.',
  'Institution name': 'Nom de l’établissement',
  'Institution name is required': 'Le nom de l’établissement est obligatoire',
  'Position is required': 'La fonction est obligatoire',
};

export default sentences;
