/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Personal information': 'Informations personnelles',
  'Full Name': 'Nom complet',
  'Full name': 'Nom complet',
  'Enter your full name': 'Saisissez votre nom complet',
  'Enter your full name, with at least two letters':
    'Saisissez votre nom complet, avec au moins deux lettres',
  'A name cannot contain a web or email address. Leave that part out':
    'Un nom ne peut pas contenir d’adresse web ou e‑mail. Retirez cette partie',
  'Enter the name in one line': 'Saisissez le nom sur une seule ligne',
  'Enter an email address in the correct format, like name@example.com':
    'Saisissez une adresse e‑mail correcte, comme name@example.com',
  'Phone Number': 'Numéro de téléphone',
  'Phone number': 'Numéro de téléphone',
  'Is this {number}? Choose “Yes” below the field, or correct it':
    'Est-ce bien {number} ? Choisissez « Oui » sous le champ, ou corrigez‑le',
  'Date of birth': 'Date de naissance',
  'Enter your date of birth': 'Saisissez votre date de naissance',
  'You must be at least 18 years old to apply.':
    'Vous devez avoir au moins 18 ans pour poser votre candidature.',
  'Date of birth must be between 1 January 1900 and today':
    'La date de naissance doit être entre le 1er janvier 1900 et aujourd’hui',
  Gender: 'Genre',
  'Select your gender, or that you prefer not to say':
    'Indiquez votre genre, ou que vous préférez ne pas le dire',
  Nationality: 'Nationalité',
  'Select your nationality': 'Choisissez votre nationalité',
  'Current Address': 'Adresse actuelle',
  'Current address': 'Adresse actuelle',
  'Enter your current address': 'Saisissez votre adresse actuelle',
  'Enter your current address, with at least 5 characters':
    'Saisissez votre adresse actuelle, avec au moins 5 caractères',
  'Permanent Address': 'Adresse permanente',
  'Permanent address': 'Adresse permanente',
  'National ID/Passport': 'Carte d’identité/passeport',
  'Contact Preference': 'Moyen de contact préféré',
  'Contact preference': 'Moyen de contact préféré',
  'We write emails. If you choose phone, staff may call you, too.':
    'Nous écrivons des e‑mails. Si vous choisissez le téléphone, l’équipe peut aussi vous appeler.',
  'Select how we should contact you': 'Choisissez comment nous devons vous contacter',
  'Where you come from': 'D’où vous venez',
  'Enter your organization': 'Saisissez votre organisation',
  'Enter your position': 'Saisissez votre fonction',
  'Disability and access': 'Handicap et accès',
  'Do you have a disability?': 'Avez-vous un handicap ?',
  Disability: 'Handicap',
  'We ask so that we can prepare. Your answer does not count against you.':
    'Nous le demandons pour pouvoir nous préparer. Votre réponse ne vous désavantage pas.',
  'Select whether you have a disability': 'Indiquez si vous avez un handicap',
  'Describe your disability and what you need': 'Décrivez votre handicap et ce dont vous avez besoin',
  'Please describe your accessibility needs': 'Veuillez décrire vos besoins d’accès',
  'Enter your phone number': 'Saisissez votre numéro de téléphone',
  'Start the phone number with its country code, like +250 788 123 456':
    'Commencez le numéro de téléphone par l’indicatif du pays, comme +250 788 123 456',
  'Enter your organization, with at least 2 characters':
    'Saisissez votre organisation, avec au moins 2 caractères',
  'Enter your position, with at least 2 characters': 'Saisissez votre fonction, avec au moins 2 caractères',
};

export default sentences;
