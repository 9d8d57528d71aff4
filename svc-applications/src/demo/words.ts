/** The texts of made-up applicants, referees and staff. */
export const programs = [
  'Nursing',
  'Medicine',
  'Public Health',
  'Social Work',
  'Psychology',
  'Pharmacy',
  'Physiotherapy',
];
export const organisations = [
  'Red Cross',
  'Hope Hospice',
  'Lakeside Clinic',
  'Parish Care Group',
  'Youth Health Club',
  'St Luke Hospital',
];
export const positions = ['Nurse', 'Physician', 'Lecturer', 'Programme Manager', 'Social Worker', 'Student'];
export const relationships = ['Lecturer', 'Supervisor', 'Head of department', 'Mentor', 'Parish priest'];
export const refereeNames = [
  'Dr Jean Bosco Nziza',
  'Prof. Alice Mwangi',
  'Sr Immaculée Uwera',
  'Dr Peter Okello',
  'Ms Sara Lindqvist',
  'Dr Hélène Moreau',
];
export const awards = ['Dean’s list', 'Best poster', 'Community service award', 'Top of the class'];
export const courses = [
  'Ethics of care',
  'Pain management',
  'Epidemiology',
  'Communication in care',
  'Research methods',
];
export const experiences = [
  'Ward work in a district hospital',
  'Home visits with nurses',
  'Survey of carers in two villages',
  'Helped at a vaccination day',
];
export const skills = ['Drawing', 'First aid', 'Sign language', 'Driving licence', 'Guitar and singing'];
export const statements = [
  'I want to learn how care is given at home, and to bring it back to where I come from.',
  'My grandmother was cared for at home. Since then I have wanted to understand this work better.',
  'I study how teams in small hospitals work together and would like to see your way of doing it.',
  'After two years on a ward I would like to learn how families are prepared and supported.',
];
export const adjustments = [
  'I use a wheelchair.',
  'I need large print.',
  'I am hard of hearing on the left side.',
];
export const reasons = [
  'I have finished my degree since and would like to come back for a longer stay.',
  'The dates did not work out last time; now my university gives me a full semester.',
  'I would like to go on with the research that we began together last year.',
];
export const rejectionNotes = [
  'All places of the coming season are taken. Please ask again in autumn.',
  'Please send the transcript of your last year first.',
];
export const messages = {
  'in-review': [
    'Thank you. We are reading your documents and will write again within two weeks.',
    'We have asked your referee for a few words and will come back to you.',
  ],
  approved: [
    'We are glad to welcome you. Please confirm your dates by replying to this message.',
    'Your application convinced us. Details of your stay will follow by email.',
  ],
  rejected: [
    'We had more good applications than places this season and cannot offer you one.',
    'Your dates fall outside of the programme this year. You are welcome to apply again.',
  ],
} as const;
