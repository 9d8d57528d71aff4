/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Select your {label}': 'Chagua {label} yako',
  '{label} must be a PDF': '{label} lazima iwe PDF',
  '{label} must be a PDF, JPG or PNG': '{label} lazima iwe PDF, JPG au PNG',
  '{label} must be smaller than {megabytes}MB': '{label} lazima iwe ndogo kuliko MB {megabytes}',
  '{label} is empty': '{label} haina kitu',
  '{label} is password protected': '{label} imefungwa kwa nenosiri',
  '{label} could not be read. Save it as a PDF again and retry':
    '{label} haikuweza kusomwa. Ihifadhi tena kama PDF ujaribu tena',
  '{label} could not be uploaded, try again': '{label} haikuweza kupakiwa, jaribu tena',
  CV: 'CV',
  'cover letter': 'barua ya maombi',
  'transcript or proof of enrolment': 'nakala ya matokeo au uthibitisho wa uandikishaji',
  'criminal record': 'cheti cha rekodi ya uhalifu',
  'other document': 'hati nyingine',
  letter: 'barua',
  'identity document': 'hati ya utambulisho',
  'national ID or passport': 'kitambulisho cha taifa au pasipoti',
  'Select your national ID or passport': 'Chagua kitambulisho chako cha taifa au pasipoti',
  'CV/Professional Bio is required. Please upload your CV.':
    'CV/Wasifu wa Kitaaluma unahitajika. Tafadhali pakia CV yako.',
  'Institutional letter is required for institutional visits.':
    'Barua ya taasisi inahitajika kwa ziara za kitaasisi.',
  'Part of this file is no longer kept. Please send it again':
    'Sehemu ya faili hii haijahifadhiwa tena. Tafadhali itume tena',
  'This file has not arrived completely. Please send it again':
    'Faili hii haijafika yote. Tafadhali itume tena',
  'This file was damaged on its way. Please send it again':
    'Faili hii iliharibika njiani. Tafadhali itume tena',
  'A piece of the file is missing': 'Kipande cha faili kinakosekana',
  'This piece does not belong to the file': 'Kipande hiki si cha faili hiyo',
  'File must be smaller than {megabytes}MB': 'Faili lazima iwe ndogo kuliko MB {megabytes}',
  'Only PDF files are allowed': 'Faili za PDF tu ndizo zinazoruhusiwa',
  'Only PDF, JPG, JPEG, PNG files are allowed': 'Faili za PDF, JPG, JPEG, PNG tu ndizo zinazoruhusiwa',
  'Only PDF, DOC, DOCX, JPG, JPEG, PNG files are allowed':
    'Faili za PDF, DOC, DOCX, JPG, JPEG, PNG tu ndizo zinazoruhusiwa',
  'Please select a file to upload.': 'Tafadhali chagua faili ya kupakia.',
  'Please select a document type.': 'Tafadhali chagua aina ya hati.',
  'The application cannot be submitted without this document. Choose another file in its place.':
    'Ombi haliwezi kuwasilishwa bila hati hii. Chagua faili nyingine badala yake.',
  'This type of document does not belong to this application.': 'Aina hii ya hati si ya ombi hili.',
  'Signed CV / Resume': 'CV iliyosainiwa',
  'Cover letter': 'Barua ya maombi',
  'Academic transcript or proof of enrolment': 'Nakala ya matokeo au uthibitisho wa uandikishaji',
  'Valid criminal record': 'Cheti halali cha rekodi ya uhalifu',
  'Other document': 'Hati nyingine',
  'Signed CV or professional bio': 'CV au wasifu wa kitaaluma uliosainiwa',
  'Institutional letter of support': 'Barua ya taasisi ya kuunga mkono',
  'Other documents': 'Hati zingine',
  'National ID or passport': 'Kitambulisho cha taifa au pasipoti',
  'recommendation letter': 'barua ya mapendekezo',
  'academic reference letter': 'barua ya mdhamini wa kitaaluma',
  'character reference letter': 'barua kuhusu tabia',
};

export default sentences;
