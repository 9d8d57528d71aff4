/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Signature: 'Signature',
  'Type your full name.': 'Écrivez votre nom complet.',
  'Please provide your signature before submitting.': 'Veuillez signer avant d’envoyer.',
  'I agree to the terms and conditions': 'J’accepte les conditions',
  Agreement: 'Accord',
  'I declare that the information in this application is true and complete. I understand that false information may disqualify my application.':
    'Je déclare que les informations de cette candidature sont exactes et complètes. Je comprends que de fausses informations peuvent la faire rejeter.',
  'Please agree to the terms and conditions before submitting.':
    'Veuillez accepter les conditions avant d’envoyer.',
  'Please agree to all declarations before proceeding.':
    'Veuillez accepter toutes les déclarations avant de continuer.',
  Declarations: 'Déclarations',
  'I declare that the information in this application is true, accurate and complete.':
    'Je déclare que les informations de cette candidature sont vraies, exactes et complètes.',
  'Declaration of accuracy': 'Déclaration d’exactitude',
  'I will respect patients and their families, keep what I see and hear confidential, and follow the rules of the organisation during my visit.':
    'Je respecterai les patients et leurs familles, je garderai confidentiel ce que je vois et entends, et je suivrai les règles de l’organisation pendant ma visite.',
  'Declaration of conduct': 'Déclaration de conduite',
  'I agree that my personal data are processed to review this application and to plan my visit.':
    'J’accepte que mes données personnelles soient traitées pour examiner cette candidature et préparer ma visite.',
  'Declaration on data processing': 'Déclaration sur le traitement des données',
};

export default sentences;
