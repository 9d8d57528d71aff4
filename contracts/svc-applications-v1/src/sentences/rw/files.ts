/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Select your {label}': 'Hitamo iyi nyandiko: {label}',
  '{label} must be a PDF': 'Iyi nyandiko igomba kuba PDF: {label}',
  '{label} must be a PDF, JPG or PNG': 'Iyi nyandiko igomba kuba PDF, JPG cyangwa PNG: {label}',
  '{label} must be smaller than {megabytes}MB': 'Iyi nyandiko igomba kuba munsi ya {megabytes}MB: {label}',
  '{label} is empty': 'Iyi nyandiko nta kirimo: {label}',
  '{label} is password protected': 'Iyi nyandiko ifungishije ijambobanga: {label}',
  '{label} could not be read. Save it as a PDF again and retry':
    'Iyi nyandiko ntiyasomwe: {label}. Yongere uyibike muri PDF, wongere ugerageze',
  '{label} could not be uploaded, try again': 'Iyi nyandiko ntiyoherejwe, ongera ugerageze: {label}',
  CV: 'CV',
  'cover letter': 'ibaruwa isaba',
  'transcript or proof of enrolment': 'amanota cyangwa icyemezo cy’uko wiyandikishije',
  'criminal record': 'icyemezo cy’uko utakatiwe n’inkiko',
  'other document': 'indi nyandiko',
  letter: 'ibaruwa',
  'identity document': 'icyangombwa kikuranga',
  'national ID or passport': 'indangamuntu cyangwa pasiporo',
  'Select your national ID or passport': 'Hitamo indangamuntu cyangwa pasiporo yawe',
  'CV/Professional Bio is required. Please upload your CV.':
    'CV cyangwa amateka y’umwuga birasabwa. Ohereza CV yawe.',
  'Institutional letter is required for institutional visits.':
    'Ibaruwa y’ikigo irasabwa ku ruzinduko rw’ikigo.',
  'Part of this file is no longer kept. Please send it again':
    'Igice cy’iyi dosiye ntikikibitswe. Yongere uyohereze',
  'This file has not arrived completely. Please send it again':
    'Iyi dosiye ntiyageze yose. Yongere uyohereze',
  'This file was damaged on its way. Please send it again':
    'Iyi dosiye yangirikiye mu nzira. Yongere uyohereze',
  'A piece of the file is missing': 'Hari igice cya dosiye kibura',
  'This piece does not belong to the file': 'Iki gice si icy’iyi dosiye',
  'File must be smaller than {megabytes}MB': 'Dosiye igomba kuba munsi ya {megabytes}MB',
  'Only PDF files are allowed': 'Hemewe dosiye za PDF gusa',
  'Only PDF, JPG, JPEG, PNG files are allowed': 'Hemewe dosiye za PDF, JPG, JPEG, PNG gusa',
  'Only PDF, DOC, DOCX, JPG, JPEG, PNG files are allowed':
    'Hemewe dosiye za PDF, DOC, DOCX, JPG, JPEG, PNG gusa',
  'Please select a file to upload.': 'Hitamo dosiye wohereza.',
  'Please select a document type.': 'Hitamo ubwoko bw’inyandiko.',
  'The application cannot be submitted without this document. Choose another file in its place.':
    'Ubusabe ntibushobora koherezwa nta yi nyandiko. Hitamo indi dosiye iyisimbura.',
  'This type of document does not belong to this application.': 'Ubu bwoko bw’inyandiko si ubw’ubu busabe.',
  'Signed CV / Resume': 'CV isinye',
  'Cover letter': 'Ibaruwa isaba',
  'Academic transcript or proof of enrolment': 'Amanota yo mu ishuri cyangwa icyemezo cy’uko wiyandikishije',
  'Valid criminal record': 'Icyemezo cy’uko utakatiwe n’inkiko kigifite agaciro',
  'Other document': 'Indi nyandiko',
  'Signed CV or professional bio': 'CV isinye cyangwa amateka y’umwuga',
  'Institutional letter of support': 'Ibaruwa y’ikigo igushyigikira',
  'Other documents': 'Izindi nyandiko',
  'National ID or passport': 'Indangamuntu cyangwa pasiporo',
  'recommendation letter': 'ibaruwa y’ishuri ryawe igusabira',
  'academic reference letter': 'ibaruwa y’umwarimu ukuzi',
  'character reference letter': 'ibaruwa ivuga imyitwarire yawe',
};

export default sentences;
