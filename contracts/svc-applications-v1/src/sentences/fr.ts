/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Must be {limit} characters or less': '{limit} caractères au plus',
  'Add at most {limit}': 'Ajoutez {limit} au plus',
  'Enter a real date': 'Saisissez une date qui existe',
  'Must be text': 'Cette réponse doit être du texte',
  'Must be yes or no': 'Répondez par oui ou par non',
  'Enter a date like 2027-01-31': 'Saisissez une date comme 2027-01-31',
  'Please fill in the following required fields: {labels}':
    'Veuillez remplir les champs obligatoires suivants : {labels}',
  'Validation Error: Please fill in all required fields.': 'Veuillez remplir tous les champs obligatoires.',
  Yes: 'Oui',
  No: 'Non',
  Other: 'Autre',
  'Choose one': 'Choisissez',
  'Choose a level': 'Choisissez un niveau',
  Description: 'Description',
  Title: 'Titre',
  Position: 'Fonction',
  Organization: 'Organisation',
  Institution: 'Établissement',
  Name: 'Nom',
  'Start date': 'Date de début',
  'End date': 'Date de fin',
  Duration: 'Durée',
  Email: 'E‑mail',
  Phone: 'Téléphone',
  'Login failed. Please check your details and try again.':
    'La connexion a échoué. Veuillez vérifier ce que vous avez saisi et réessayer.',
  'Phone number must be between 10 and 15 digits.': 'Le numéro de téléphone doit avoir de 10 à 15 chiffres.',
  'Your email is how you sign in and cannot be changed here':
    'Votre e‑mail sert à vous connecter et ne peut pas être changé ici',
  'Your phone number is how you sign in and cannot be changed here':
    'Votre numéro de téléphone sert à vous connecter et ne peut pas être changé ici',
  'Enter the code of the email': 'Saisissez le code reçu par e‑mail',
  'You have sent in an application with this email address and phone number, so they cannot be changed here any more. Please write to us.':
    'Vous avez envoyé une candidature avec cette adresse e‑mail et ce numéro de téléphone ; ils ne peuvent donc plus être changés ici. Veuillez nous écrire.',
  'You have started this application in your dashboard. Sign in with your password to go on with it.':
    'Vous avez commencé cette candidature dans votre espace. Connectez-vous avec votre mot de passe pour la continuer.',
  'The application period has ended. The portal is closed at the moment.':
    'La période de candidature est terminée. Le portail est fermé pour le moment.',
  Welcome: 'Bienvenue',
  Purpose: 'But',
  'First agreement': 'Premier accord',
  'Second agreement': 'Deuxième accord',
  'Please select a purpose and agree to both terms.':
    'Veuillez choisir un but et accepter les deux conditions.',
  'Why do you apply?': 'Pourquoi posez-vous votre candidature ?',
  'What kind of visit is it?': 'De quel type de visite s’agit‑il ?',
  'I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed.':
    'Je m’engage à envoyer une candidature complète et exacte. Je comprends que le stage n’est pas rémunéré et qu’une place n’est pas garantie.',
  'I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted.':
    'J’accepte que mes informations servent à examiner cette candidature. Si elle est retenue, je respecterai les règles de l’organisation.',
  'I agree to submit a complete and true application, and understand that approval is not guaranteed.':
    'Je m’engage à envoyer une candidature complète et exacte. Je comprends que l’accord n’est pas garanti.',
  'I understand that there is no financial sponsorship, and I will follow the rules of the organisation during my visit.':
    'Je comprends qu’il n’y a pas d’aide financière et je respecterai les règles de l’organisation pendant ma visite.',
  'Personal information': 'Informations personnelles',
  'Full Name': 'Nom complet',
  'Full name': 'Nom complet',
  'Enter your full name': 'Saisissez votre nom complet',
  'Full name is required': 'Le nom complet est obligatoire',
  'Enter your name alone, in one line, without web or email addresses':
    'Saisissez seulement votre nom, sur une ligne, sans adresse web ni e‑mail',
  'Enter an email address in the correct format, like name@example.com':
    'Saisissez une adresse e‑mail correcte, comme name@example.com',
  'Phone Number': 'Numéro de téléphone',
  'Phone number': 'Numéro de téléphone',
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
  'Contact Preference': 'Moyen de contact préféré',
  'Contact preference': 'Moyen de contact préféré',
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
  'Select the degree level': 'Choisissez le niveau du diplôme',
  'Name of institution': 'Nom de l’établissement',
  'Enter the name of the institution': 'Saisissez le nom de l’établissement',
  Programme: 'Programme d’études',
  'Enter your programme of study': 'Saisissez votre programme d’études',
  'Degree level': 'Niveau du diplôme',
  'Graduation year': 'Année du diplôme',
  'Four digits, like 2027. If you still study: the year in which you expect to finish.':
    'Quatre chiffres, comme 2027. Si vous étudiez encore : l’année où vous pensez terminer.',
  'Enter the graduation year': 'Saisissez l’année du diplôme',
  'Graduation year must be between 1900 and 3030': 'L’année du diplôme doit être entre 1900 et 3030',
  'Year of study': 'Année d’études',
  GPA: 'Moyenne',
  Institutions: 'Établissements',
  'Institution {position}': 'Établissement {position}',
  'Current Institution': 'Établissement actuel',
  'Add an institution': 'Ajouter un établissement',
  'Where you study': 'Où vous étudiez',
  'Add your current institution': 'Ajoutez votre établissement actuel',
  Degrees: 'Diplômes',
  'Degree {position}': 'Diplôme {position}',
  'Add a degree': 'Ajouter un diplôme',
  'Graduation date': 'Date du diplôme',
  'Enter the graduation date': 'Saisissez la date du diplôme',
  'Degree type': 'Type de diplôme',
  'Honours and awards': 'Distinctions et prix',
  Honors: 'Distinctions',
  'Honor {position}': 'Distinction {position}',
  'Add an honor': 'Ajouter une distinction',
  'Name of the honor': 'Nom de la distinction',
  'Enter the name of the honor': 'Saisissez le nom de la distinction',
  Award: 'Prix',
  'Enter the award': 'Saisissez le prix',
  'Date awarded': 'Date de remise',
  'Enter the date it was awarded': 'Saisissez la date de remise',
  Coursework: 'Cours suivis',
  'Course {position}': 'Cours {position}',
  'Add a course': 'Ajouter un cours',
  'Course title': 'Titre du cours',
  'Enter the title of the course': 'Saisissez le titre du cours',
  'Enter the institution of the course': 'Saisissez l’établissement du cours',
  'Date completed': 'Date de fin du cours',
  'Enter the date of completion': 'Saisissez la date de fin du cours',
  Grade: 'Note',
  'Please complete your highest level of education information before proceeding.':
    'Veuillez remplir les informations sur votre plus haut niveau d’études avant de continuer.',
  'Your highest level of education': 'Votre plus haut niveau d’études',
  'More degrees and certificates': 'Autres diplômes et certificats',
  'Additional degrees or certifications': 'Autres diplômes ou certificats',
  'What, where and when, each on a line of its own.': 'Quoi, où et quand, un par ligne.',
  'In a few words: what you did and where, at most {limit} characters.':
    'En quelques mots : ce que vous avez fait et où, {limit} caractères au plus.',
  'Describe the experience, or remove it': 'Décrivez l’expérience, ou retirez‑la',
  'Description must be {limit} characters or less': 'La description doit avoir {limit} caractères au plus',
  'Clinical experience': 'Expérience clinique',
  'Clinical experience {position}': 'Expérience clinique {position}',
  'Add clinical experience': 'Ajouter une expérience clinique',
  'Research experience': 'Expérience de recherche',
  'Research experience {position}': 'Expérience de recherche {position}',
  'Add research experience': 'Ajouter une expérience de recherche',
  Supervisor: 'Responsable',
  'Volunteer experience': 'Expérience bénévole',
  'Volunteer experience {position}': 'Expérience bénévole {position}',
  'Add volunteer experience': 'Ajouter une expérience bénévole',
  Role: 'Rôle',
  'Areas of interest': 'Domaines d’intérêt',
  'Interest {position}': 'Intérêt {position}',
  'Add an interest': 'Ajouter un intérêt',
  Area: 'Domaine',
  'Choose an area': 'Choisissez un domaine',
  'Please select an area for Interest {position} before proceeding.':
    'Veuillez choisir un domaine pour l’intérêt {position} avant de continuer.',
  'Specify Other': 'Précisez « Autre »',
  'Needed with Other': 'Nécessaire avec « Autre »',
  'Please specify the "Other" area for Interest {position} before proceeding.':
    'Veuillez préciser le domaine « Autre » pour l’intérêt {position} avant de continuer.',
  'Please select at least one area of interest before proceeding.':
    'Veuillez choisir au moins un domaine d’intérêt avant de continuer.',
  'You have added this area already. Change it or remove it.':
    'Vous avez déjà ajouté ce domaine. Changez‑le ou retirez‑le.',
  'At least one interest area is required': 'Au moins un domaine d’intérêt est obligatoire',
  Motivation: 'Motivation',
  'Personal statement': 'Présentation personnelle',
  'Personal statement is required. Please provide your personal statement before proceeding.':
    'La présentation personnelle est obligatoire. Veuillez l’écrire avant de continuer.',
  'Personal statement must be {limit} characters or less':
    'La présentation personnelle doit avoir {limit} caractères au plus',
  'Why do you want to come to us?': 'Pourquoi voulez-vous venir chez nous ?',
  'What draws you to this work and what you hope to learn, at most {limit} characters.':
    'Ce qui vous attire dans ce travail et ce que vous espérez apprendre, {limit} caractères au plus.',
  'Personal statement must be at least {statement} characters':
    'La présentation personnelle doit avoir au moins {statement} caractères',
  'At least {statement} and at most {limit} characters.':
    'Au moins {statement} et au plus {limit} caractères.',
  'Purpose of visit': 'But de la visite',
  'Why you would like to come and what you hope to take home, at most {limit} characters.':
    'Pourquoi vous aimeriez venir et ce que vous espérez en retirer, {limit} caractères au plus.',
  'Purpose of visit is required': 'Le but de la visite est obligatoire',
  'Languages and skills': 'Langues et compétences',
  'Other skills': 'Autres compétences',
  Languages: 'Langues',
  'Language {position}': 'Langue {position}',
  'Add a language': 'Ajouter une langue',
  Language: 'Langue',
  'Choose a language': 'Choisissez une langue',
  'Select a language': 'Sélectionnez une langue',
  Proficiency: 'Niveau',
  'Select your proficiency': 'Choisissez votre niveau',
  'Please add at least one language with proficiency level before proceeding.':
    'Veuillez ajouter au moins une langue avec son niveau avant de continuer.',
  'You have added this language already. Change it or remove it.':
    'Vous avez déjà ajouté cette langue. Changez‑la ou retirez‑la.',
  'Anything else you are good at': 'Ce que vous savez faire d’autre',
  'Computer skills, first aid, driving, playing music: whatever may be of use.':
    'Informatique, premiers secours, conduite, musique : tout ce qui peut servir.',
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
  Availability: 'Disponibilité',
  Hours: 'Heures',
  'One to three periods.': 'Une à trois périodes.',
  'Availability period is required': 'La période de disponibilité est obligatoire',
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
  'All who come, yourself included.': 'Toutes les personnes qui viennent, vous compris.',
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
  'We can write an invitation; the visa itself is yours to apply and pay for.':
    'Nous pouvons écrire une invitation ; la demande et le paiement du visa restent à votre charge.',
  'Select whether you need help with a visa': 'Indiquez si vous avez besoin d’aide pour un visa',
  'Where are you going to stay?': 'Où allez-vous loger ?',
  Accommodation: 'Logement',
  'Select where you are going to stay': 'Choisissez où vous allez loger',
  'Emergency contact: name': 'Contact en cas d’urgence : nom',
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
  "Enter the referee's email address in the correct format, like name@example.com":
    'Saisissez une adresse e‑mail correcte pour la personne de référence, comme name@example.com',
  "The referee's phone number must be between 10 and 15 digits":
    'Le numéro de téléphone de la personne de référence doit avoir de 10 à 15 chiffres',
  'How they know you': 'Comment cette personne vous connaît',
  Relationship: 'Lien',
  "Enter the referee's full name": 'Saisissez le nom complet de la personne de référence',
  'Academic reference': 'Référence académique',
  "Enter the referee's institution": 'Saisissez l’établissement de la personne de référence',
  'Community reference': 'Référence de la communauté',
  "Enter the referee's organization": 'Saisissez l’organisation de la personne de référence',
  'Reference name and email are required': 'Le nom et l’e‑mail de la personne de référence sont obligatoires',
  References: 'Références',
  'Reference {position}': 'Référence {position}',
  'Add a reference': 'Ajouter une référence',
  'Select the reference letter': 'Choisissez la lettre de recommandation',
  'The stored letter is from {writer}. Select the letter of {referee}':
    'La lettre enregistrée est de {writer}. Choisissez la lettre de {referee}',
  'Give one academic and one community reference':
    'Il faut deux références : une académique et une de la communauté',
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
  'reference letter': 'lettre de recommandation',
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
  'Some parts of the application are missing. Go back to them, then submit again.':
    'Il manque des parties de la candidature. Revenez‑y, puis envoyez à nouveau.',
  'This application has been submitted and cannot be edited.':
    'Cette candidature a été envoyée et ne peut pas être modifiée.',
  'Your application is in. The confirmation email could not be sent yet; we keep trying.':
    'Votre candidature est arrivée. L’e‑mail de confirmation n’a pas encore pu être envoyé ; nous continuons d’essayer.',
  'This application was changed in another tab or on another device.':
    'Cette candidature a été modifiée dans un autre onglet ou sur un autre appareil.',
  'There are no days of this application to put into a calendar.':
    'Cette candidature n’a pas de jours à mettre dans un calendrier.',
  'You have five calendar addresses already. End one of them first.':
    'Vous avez déjà cinq adresses de calendrier. Supprimez‑en d’abord une.',
  'Give the calendar a name': 'Donnez un nom au calendrier',
  'Our selection team reads every application and looks at eligibility, qualifications and fit with our mission. We will write to you as soon as there is a decision; there is nothing you need to do until then.':
    'Notre équipe de sélection lit chaque candidature et regarde les conditions, les qualifications et le lien avec notre mission. Nous vous écrirons dès qu’il y aura une décision ; vous n’avez rien à faire d’ici là.',
  'Our team reads every application and looks at what you would like to see and when we can host you. Please do not book anything yet: approval is not guaranteed, visits depend on availability, and visitors pay their own costs. We will write to you as soon as there is a decision.':
    'Notre équipe lit chaque candidature et regarde ce que vous aimeriez voir et quand nous pouvons vous accueillir. Ne réservez rien pour le moment : l’accord n’est pas garanti, les visites dépendent des disponibilités et vos frais restent à votre charge. Nous vous écrirons dès qu’il y aura une décision.',
  'Application data saved, but file upload failed. Please try uploading files again.':
    'Les données de la candidature sont enregistrées, mais l’envoi des fichiers a échoué. Veuillez envoyer à nouveau les fichiers.',
  "You don't have permission to update this application":
    'Vous n’avez pas le droit de modifier cette candidature',
  'Validation failed': 'Certaines réponses ne sont pas correctes',
  'Please try again': 'Veuillez réessayer',
  'No intern_details_id found. Please close and reopen the edit modal.':
    'Les détails du stage n’ont pas été trouvés. Veuillez fermer la fenêtre et la rouvrir.',
  'No application ID found': 'Le numéro de la candidature n’a pas été trouvé',
  'Failed to upload document': 'L’envoi du document a échoué',
  'Update Failed': 'La modification a échoué',
  'File Too Large': 'Fichier trop grand',
  'Invalid File Type': 'Type de fichier non accepté',
  'Please provide a reason for your request': 'Veuillez donner une raison pour votre requête',
  'Please provide a more detailed reason (at least {min} characters)':
    'Veuillez donner une raison plus détaillée (au moins {min} caractères)',
  'Reason cannot exceed {max} characters': 'La raison ne peut pas dépasser {max} caractères',
  'This application is not submitted yet. You can discard it.':
    'Cette candidature n’est pas encore envoyée. Vous pouvez la supprimer.',
  'We have decided on this application already, so it cannot be withdrawn any more.':
    'Nous avons déjà pris une décision sur cette candidature ; elle ne peut donc plus être retirée.',
  'This application is not withdrawn.': 'Cette candidature n’est pas retirée.',
  'A withdrawal can be taken back within one day. Please write to us.':
    'Un retrait peut être annulé pendant un jour. Veuillez nous écrire.',
  'You have an open application of this kind already. Submit or discard it first, then take this one.':
    'Vous avez déjà une candidature de ce type en cours. Envoyez‑la ou supprimez‑la d’abord, puis reprenez celle‑ci.',
  'You have begun another application of this kind since. Submit or discard that one first, then bring this one back.':
    'Vous avez commencé depuis une autre candidature de ce type. Envoyez‑la ou supprimez‑la d’abord, puis reprenez celle‑ci.',
  'Another application can be requested when there is a decision on this one.':
    'Une autre candidature peut être demandée quand il y a une décision sur celle‑ci.',
  'Another application can be requested one year after this one was submitted.':
    'Une autre candidature peut être demandée un an après l’envoi de celle‑ci.',
  'You have already asked for another application of this kind.':
    'Vous avez déjà demandé une autre candidature de ce type.',
  'There is a newer application of this kind.': 'Il y a une candidature plus récente de ce type.',
  'You have an open application of this kind already.': 'Vous avez déjà une candidature de ce type en cours.',
  'You have applied for this already. Ask for another application instead.':
    'Vous avez déjà posé cette candidature. Demandez plutôt une autre candidature.',
  'Begin your first application with its form.': 'Commencez votre première candidature avec son formulaire.',
  'This application is continued in its form.': 'Cette candidature se continue dans son formulaire.',
  'Your interests and why you want to come': 'Vos intérêts et pourquoi vous voulez venir',
  'Two people who know you: one from your studies, one from your community':
    'Deux personnes qui vous connaissent : une de vos études, une de votre communauté',
  'Where you come from and your position': 'D’où vous venez et votre fonction',
  'Why you want to come': 'Pourquoi vous voulez venir',
  'When you want to come': 'Quand vous voulez venir',
  'The applicant uploads them': 'La personne candidate les envoie',
  'We ask the referees': 'Nous les demandons aux personnes de référence',
  'The applicant chooses': 'La personne candidate choisit',
  'Not asked yet': 'Pas encore demandée',
  Asked: 'Demandée',
  Opened: 'Ouverte',
  'Letter received': 'Lettre reçue',
  Declined: 'Refusée',
  'Ask your referee for the letter': 'Demandez la lettre à votre personne de référence',
  'Enter the name of your referee': 'Saisissez le nom de votre personne de référence',
  'Choose which letter this is': 'Choisissez de quelle lettre il s’agit',
  'Write what your referee should write about': 'Écrivez de quoi votre personne de référence doit parler',
  'You cannot be your own referee. Name somebody else, with their own email address and phone number.':
    'Vous ne pouvez pas être votre propre référence. Nommez une autre personne, avec sa propre adresse e‑mail et son propre numéro de téléphone.',
  'Letters are uploaded here. Please ask your referee for the letter as a PDF.':
    'Les lettres sont envoyées ici. Veuillez demander la lettre en PDF à votre personne de référence.',
  'Letters are not uploaded here: we ask your referees for them.':
    'Les lettres ne sont pas envoyées ici : nous les demandons à vos personnes de référence.',
  'This letter is here already.': 'Cette lettre est déjà là.',
  'We do not take letters for this application any more.':
    'Nous ne prenons plus de lettres pour cette candidature.',
  'Nobody is asked for this letter any more.': 'Cette lettre n’est plus demandée à personne.',
  'The first mail has not left yet. It leaves once you have confirmed your email address.':
    'Le premier e‑mail n’est pas encore parti. Il part dès que vous avez confirmé votre adresse e‑mail.',
  'Your email address is confirmed already, or nobody waits to be asked.':
    'Votre adresse e‑mail est déjà confirmée, ou aucune question n’est en attente.',
  'You can remind your referee once in three days, next on {day}.':
    'Vous pouvez faire un rappel à votre personne de référence une fois tous les trois jours, la prochaine fois le {day}.',
  'The letter of {name} has not come yet': 'La lettre de {name} n’est pas encore arrivée',
  '{name} cannot write the letter. Please ask somebody else':
    '{name} ne peut pas écrire la lettre. Veuillez demander à une autre personne',
  'waiting for {missing} of {needed} letter': '{missing} lettre sur {needed} attendue',
  'waiting for {missing} of {needed} letters': 'lettres attendues : {missing} sur {needed}',
  Reopened: 'Rouverte',
  Answered: 'Répondu',
  'Time over': 'Temps écoulé',
  'Decided meanwhile': 'Décidée entre-temps',
  'Withdrawn meanwhile': 'Retirée entre-temps',
  'Ended by staff': 'Terminée par l’équipe',
  'This application is not reopened (any more).': 'Cette candidature n’est pas (ou plus) rouverte.',
  'The time for these answers is over, so nothing was changed. What you typed is still on this device. Please write to us.':
    'Le temps pour ces réponses est écoulé ; rien n’a donc été changé. Ce que vous avez écrit est encore sur cet appareil. Veuillez nous écrire.',
  'We do not wait for these answers any more, so nothing was changed.':
    'Nous n’attendons plus ces réponses ; rien n’a donc été changé.',
  Draft: 'Brouillon',
  'In progress': 'En cours',
  Submitted: 'Envoyée',
  'In review': 'En examen',
  Approved: 'Acceptée',
  Rejected: 'Refusée',
  Pending: 'En attente',
  'Academic Requirement': 'Exigence des études',
  'Personal Professional Development': 'Développement professionnel personnel',
  Volunteer: 'Bénévolat',
  Personal: 'Personnel',
  Institutional: 'D’établissement',
  Observation: 'Observation',
  Male: 'Homme',
  Female: 'Femme',
  'Prefer not to say': 'Je préfère ne pas le dire',
  'High School': 'Secondaire',
  Associate: 'Diplôme de premier cycle court',
  Bachelor: 'Licence',
  Master: 'Master',
  PhD: 'Doctorat',
  'Post-graduate': 'Troisième cycle',
  Education: 'Éducation',
  Research: 'Recherche',
  Advocacy: 'Plaidoyer',
  'Open to All': 'Ouvert à tout',
  English: 'Anglais',
  French: 'Français',
  Chinese: 'Chinois',
  Spanish: 'Espagnol',
  Kiswahili: 'Kiswahili',
  Kinyarwanda: 'Kinyarwanda',
  Arabic: 'Arabe',
  Portuguese: 'Portugais',
  Russian: 'Russe',
  Native: 'Langue maternelle',
  Basic: 'Débutant',
  Intermediate: 'Intermédiaire',
  Advanced: 'Avancé',
  Proficient: 'Courant',
  'Hotel or guest house': 'Hôtel ou maison d’hôtes',
  'Rented room or flat': 'Chambre ou appartement en location',
  'With family, friends or a host': 'Chez de la famille, des amis ou un hôte',
  'At home: I live nearby': 'Chez moi : j’habite à proximité',
  'Not decided yet': 'Pas encore décidé',
  'Personal Info': 'Identité et contact',
  'Personal Details': 'Détails personnels',
  Experience: 'Expérience',
  Skills: 'Compétences',
  'Academic Reference': 'Référence académique',
  'Community Reference': 'Référence de la communauté',
  Documents: 'Documents',
  'Review and Submit': 'Relire et envoyer',
  'Visit Goals': 'Buts de la visite',
  Logistics: 'Organisation pratique',
  Declaration: 'Déclaration',
  'Review & Submit': 'Relire et envoyer',
  Internship: 'Stage',
  'an internship': 'un stage',
  Internships: 'Stages',
  Visit: 'Visite',
  'a visit': 'une visite',
  Visits: 'Visites',
  Visitor: 'Visite',
  Honours: 'Distinctions',
  Clinical: 'Clinique',
  Interests: 'Intérêts',
  'Intern Personal Information': 'Informations personnelles',
  'Institution Information': 'Informations sur l’établissement',
  'Degrees Information': 'Informations sur les diplômes',
  'Honours & Awards': 'Distinctions et prix',
  'Clinical Experience': 'Expérience clinique',
  'Research Experience': 'Expérience de recherche',
  'Volunteer Experience': 'Expérience bénévole',
  'References Information': 'Informations sur les références',
  'Interest Information': 'Informations sur les intérêts',
  'Language Skills Information': 'Informations sur les langues',
  'Documents Uploaded': 'Documents envoyés',
  'Personal Information': 'Informations personnelles',
  'Visit Logistics': 'Organisation de la visite',
  'Purpose to visit': 'But de la visite',
  'All notifications marked as read': 'Toutes les notifications sont marquées comme lues',
  'Application updated': 'Candidature modifiée',
  'Application submitted': 'Candidature envoyée',
  'Status changed': 'Statut changé',
  All: 'Tout',
  Today: 'Aujourd’hui',
  'This Week': 'Cette semaine',
  'This Month': 'Ce mois',
  Approval: 'Acceptation',
  Rejection: 'Refus',
  'Status update': 'Nouvelle du statut',
  'Request for information': 'Demande d’informations',
  'So that we know who applies, and can reach you with our answer.':
    'Pour savoir qui dépose la candidature, et pouvoir vous répondre.',
  'So that we can plan the visit with people who do the same work.':
    'Pour préparer la visite avec des personnes du même métier.',
  'So that the place is ready for you when you come.': 'Pour que le lieu soit prêt quand vous viendrez.',
  'The internship is for people who are studying now.':
    'Le stage est pour les personnes qui étudient en ce moment.',
  'They show what you can build on. It is fine to have none yet.':
    'Ils montrent sur quoi vous pouvez construire. Ce n’est pas grave de ne pas encore en avoir.',
  'They tell us what you are proud of. Many people have none.':
    'Elles nous disent de quoi vous êtes fier ou fière. Beaucoup de personnes n’en ont pas.',
  'A course about care or research helps us to find work that fits you.':
    'Un cours sur les soins ou la recherche nous aide à trouver un travail qui vous convient.',
  'So that we do not teach you what you know already.': 'Pour ne pas vous apprendre ce que vous savez déjà.',
  'So that we can see which of our studies would suit you.':
    'Pour voir laquelle de nos études vous conviendrait.',
  'Helping others counts for us as much as paid work.':
    'Aider les autres compte pour nous autant qu’un travail payé.',
  'So that you work and learn with the right team.':
    'Pour que vous travailliez et appreniez avec la bonne équipe.',
  'Your own words tell us more than marks and papers.':
    'Vos propres mots nous en disent plus que les notes et les papiers.',
  'So that we can plan whom you meet and what you see.':
    'Pour prévoir qui vous rencontrez et ce que vous voyez.',
  'Our patients speak many languages. We look for people who can talk with them.':
    'Nos patients parlent beaucoup de langues. Nous cherchons des personnes qui peuvent parler avec eux.',
  'So that we can find a place at a time that suits you.':
    'Pour trouver une place au moment qui vous convient.',
  'So that we can find days on which somebody has time for you.':
    'Pour trouver des jours où quelqu’un a du temps pour vous.',
  'So that we speak at your level, and show you what is new to you.':
    'Pour parler à votre niveau, et vous montrer ce qui est nouveau pour vous.',
  'So that somebody is there for you from the day on which you come.':
    'Pour que quelqu’un soit là pour vous dès le jour où vous arrivez.',
  'So that we can tell you in time where you may stay.': 'Pour vous dire à temps où vous pouvez loger.',
  'Patients trust us: all who come agree to the same rules.':
    'Les patients nous font confiance : toutes les personnes qui viennent acceptent les mêmes règles.',
  'Somebody who has taught you can say how you learn and work.':
    'Une personne qui vous a enseigné peut dire comment vous apprenez et travaillez.',
  'Our patients are seriously ill. We ask somebody who knows how you treat people.':
    'Nos patients sont gravement malades. Nous demandons à une personne qui sait comment vous traitez les autres.',
  'With your name you say that these are your own answers.':
    'Par votre nom, vous dites que ces réponses sont les vôtres.',
  'So that we ask you only for what your purpose needs.':
    'Pour ne vous demander que ce dont votre objectif a besoin.',
  'So that we ask you only for what your kind of visit needs.':
    'Pour ne vous demander que ce dont votre sorte de visite a besoin.',
  'What you like to do may help our patients and our team.':
    'Ce que vous aimez faire peut aider nos patients et notre équipe.',
  'So that your work fits into your week.': 'Pour que votre travail tienne dans votre semaine.',
  'They tell us what else you have learned.': 'Ils nous disent ce que vous avez appris d’autre.',
  'So that we can tell you in time about the way, the visa and where to stay.':
    'Pour vous renseigner à temps sur le trajet, le visa et le logement.',
  'For example: Bachelor of Nursing.': 'Par exemple : licence en soins infirmiers.',
  'For example: first prize, or a grant.': 'Par exemple : premier prix, ou une bourse.',
  'For example: KG 11 Avenue 5, Kigali, Rwanda.': 'Par exemple : KG 11 Avenue 5, Kigali, Rwanda.',
  'For example: 20, which is five mornings.': 'Par exemple : 20, ce qui fait cinq matinées.',
  'For example: my teacher, or my employer.': 'Par exemple : responsable de mes études, ou de mon travail.',
  'For example: nursing aide, district hospital, 2025.':
    'Par exemple : aide-soignante, hôpital de district, 2025.',
  'Are you 18 years old or older?': 'Avez-vous 18 ans ou plus ?',
  'You can apply from your 18th birthday': 'Vous pouvez déposer une candidature dès vos 18 ans',
  'The people whom we look after are seriously ill. We may only take adults, and we would be glad to hear from you later.':
    'Les personnes que nous soignons sont gravement malades. Nous ne pouvons prendre que des adultes, et nous aurons plaisir à vous lire plus tard.',
  'Are you enrolled now, in an undergraduate programme or higher?':
    'Suivez-vous en ce moment des études universitaires, en licence ou au-delà ?',
  'This internship is for students': 'Ce stage est pour les personnes qui étudient',
  'It is made for people who are studying now, so we cannot offer it to you at the moment.':
    'Il est fait pour les personnes qui étudient en ce moment. Nous ne pouvons donc pas vous l’offrir maintenant.',
};

export default sentences;
