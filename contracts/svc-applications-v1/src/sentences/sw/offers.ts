/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Internship: 'Mafunzo kwa vitendo',
  'an internship': 'mafunzo kwa vitendo',
  Internships: 'Mafunzo kwa vitendo',
  'On site at our offices, with field activities. For students and young professionals, 18 or older.':
    'Papo hapo kwenye ofisi zetu, pamoja na shughuli za nje. Kwa wanafunzi na wataalamu vijana, wenye miaka 18 au zaidi.',
  '12 short steps, about 40 minutes': 'Hatua fupi 12, takriban dakika 40',
  'CV, cover letter, transcript, criminal record, 2 references (PDF)':
    'CV, barua ya maombi, nakala ya matokeo, cheti cha rekodi ya uhalifu, wadhamini 2 (PDF)',
  'Unpaid; dates are flexible': 'Hayalipwi; tarehe zinaweza kubadilika',
  'To be enrolled in an undergraduate programme or higher, and 18 or older':
    'Kuwa umeandikishwa katika programu ya shahada ya kwanza au ya juu zaidi, na kuwa na miaka 18 au zaidi',
  'Your CV, signed': 'CV yako, iliyosainiwa',
  'A cover letter': 'Barua ya maombi',
  'Your academic transcript, or a proof of enrolment':
    'Nakala yako ya matokeo, au uthibitisho wa uandikishaji',
  'A valid criminal record': 'Cheti halali cha rekodi ya uhalifu',
  'An academic reference letter; if the internship is part of your studies, a recommendation letter from your institution instead':
    'Barua ya mdhamini wa kitaaluma; kama mafunzo ni sehemu ya masomo yako, barua ya mapendekezo kutoka taasisi yako badala yake',
  'A character reference letter from your community': 'Barua kuhusu tabia yako kutoka jamii yako',
  'The letters for steps 9 and 10, the rest for step 11: PDFs or photos, each smaller than 5MB':
    'Barua za hatua za 9 na 10, zilizobaki kwa hatua ya 11: PDF au picha, kila moja ndogo kuliko MB 5',
  Visit: 'Ziara',
  'a visit': 'ziara',
  Visitor: 'Mgeni',
  Visits: 'Ziara',
  'A short visit, alone or with your institution, to see how care at home works.':
    'Ziara fupi, peke yako au na taasisi yako, kuona jinsi huduma ya nyumbani inavyofanyika.',
  '8 short steps, about 30 minutes': 'Hatua fupi 8, takriban dakika 30',
  'CV or bio, passport or national ID, letter for institutions (PDF)':
    'CV au wasifu, pasipoti au kitambulisho cha taifa, barua kwa taasisi (PDF)',
  'Visitors cover their own costs': 'Wageni hujilipia gharama zao',
  'To be 18 or older': 'Kuwa na miaka 18 au zaidi',
  'Your CV or professional bio, signed': 'CV yako au wasifu wa kitaaluma, uliosainiwa',
  'Your national ID or passport, as a PDF or a picture':
    'Kitambulisho chako cha taifa au pasipoti, kama PDF au picha',
  'For a visit with your institution: its letter of support':
    'Kwa ziara na taasisi yako: barua yake ya kuunga mkono',
  'The dates you would like to come': 'Tarehe ambazo ungependa kuja',
  'The ID or passport for step 2, the rest for step 6: PDFs or photos, each smaller than 5MB':
    'Kitambulisho au pasipoti kwa hatua ya 2, zilizobaki kwa hatua ya 6: PDF au picha, kila moja ndogo kuliko MB 5',
};

export default sentences;
