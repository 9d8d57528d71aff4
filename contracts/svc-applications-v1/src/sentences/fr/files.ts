/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Select your {label}': 'Choisissez ce document : {label}',
  '{label} must be a PDF': 'Ce document doit être un PDF : {label}',
  '{label} must be a PDF, JPG or PNG': 'Ce document doit être un PDF, JPG ou PNG : {label}',
  '{label} must be smaller than {megabytes}MB': 'Ce document doit faire moins de {megabytes} Mo : {label}',
  '{label} is empty': 'Ce document est vide : {label}',
  '{label} is password protected': 'Ce document est protégé par un mot de passe : {label}',
  '{label} could not be read. Save it as a PDF again and retry':
    'Ce document n’a pas pu être lu : {label}. Enregistrez‑le à nouveau en PDF et réessayez',
  '{label} could not be uploaded, try again': 'Ce document n’a pas pu être envoyé, réessayez : {label}',
  CV: 'CV',
  'cover letter': 'lettre de motivation',
  'transcript or proof of enrolment': 'relevé de notes ou preuve d’inscription',
  'criminal record': 'casier judiciaire',
  'other document': 'autre document',
  letter: 'lettre',
  'identity document': 'pièce d’identité',
  'national ID or passport': 'carte d’identité ou passeport',
  'Select your national ID or passport': 'Choisissez votre carte d’identité ou votre passeport',
  'CV/Professional Bio is required. Please upload your CV.':
    'Le CV ou la biographie professionnelle est obligatoire. Veuillez envoyer votre CV.',
  'Institutional letter is required for institutional visits.':
    'La lettre de l’établissement est obligatoire pour une visite d’établissement.',
  'Part of this file is no longer kept. Please send it again':
    'Une partie de ce fichier n’est plus gardée. Veuillez l’envoyer à nouveau',
  'This file has not arrived completely. Please send it again':
    'Ce fichier n’est pas arrivé en entier. Veuillez l’envoyer à nouveau',
  'This file was damaged on its way. Please send it again':
    'Ce fichier a été abîmé en chemin. Veuillez l’envoyer à nouveau',
  'A piece of the file is missing': 'Un morceau du fichier manque',
  'This piece does not belong to the file': 'Ce morceau n’appartient pas au fichier',
  'File must be smaller than {megabytes}MB': 'Le fichier doit faire moins de {megabytes} Mo',
  'Only PDF files are allowed': 'Seuls les fichiers PDF sont acceptés',
  'Only PDF, JPG, JPEG, PNG files are allowed': 'Seuls les fichiers PDF, JPG, JPEG, PNG sont acceptés',
  'Only PDF, DOC, DOCX, JPG, JPEG, PNG files are allowed':
    'Seuls les fichiers PDF, DOC, DOCX, JPG, JPEG, PNG sont acceptés',
  'Please select a file to upload.': 'Veuillez choisir un fichier à envoyer.',
  'Please select a document type.': 'Veuillez choisir un type de document.',
  'The application cannot be submitted without this document. Choose another file in its place.':
    'La candidature ne peut pas être envoyée sans ce document. Choisissez un autre fichier à sa place.',
  'This type of document does not belong to this application.':
    'Ce type de document ne fait pas partie de cette candidature.',
  'Signed CV / Resume': 'CV signé',
  'Cover letter': 'Lettre de motivation',
  'Academic transcript or proof of enrolment': 'Relevé de notes ou preuve d’inscription',
  'Valid criminal record': 'Extrait de casier judiciaire valable',
  'Other document': 'Autre document',
  'Signed CV or professional bio': 'CV signé ou biographie professionnelle',
  'Institutional letter of support': 'Lettre de soutien de l’établissement',
  'Other documents': 'Autres documents',
  'National ID or passport': 'Carte d’identité ou passeport',
  'recommendation letter': 'lettre de recommandation de votre établissement',
  'academic reference letter': 'lettre de recommandation académique',
  'character reference letter': 'lettre sur votre caractère',
};

export default sentences;
