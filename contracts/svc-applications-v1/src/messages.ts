/**
 * Sentences that browser and server say alike, so that a person reads the same words whichever of them found
 * the problem. Keys are the wire names of fields.
 */

export const signInMessages = {
  wrongPair: 'Login failed. Please check your details and try again.',
  phoneLength: 'Phone number must be between 10 and 15 digits.',
} as const;

export const welcomeMessages = {
  incomplete: 'Please select a purpose and agree to both terms.',
} as const;

export const personalMessages = {
  name: 'Enter your full name',
  email: 'Enter an email address in the correct format, like name@example.com',
  phone: 'Phone number must be between 10 and 15 digits.',
  dob: 'Enter your date of birth',
  dob_age: 'You must be at least 18 years old to apply.',
  dob_range: 'Date of birth must be between 1 January 1900 and today',
  gender: 'Select your gender, or that you prefer not to say',
  nationality: 'Select your nationality',
  current_address: 'Enter your current address',
  contact_preference: 'Select how we should contact you',
  email_fixed: 'Your email is how you sign in and cannot be changed here',
  phone_fixed: 'Your phone number is how you sign in and cannot be changed here',
  has_disability: 'Select whether you have a disability',
  disability_description: 'Please describe your accessibility needs',
} as const;

export const educationMessages = {
  institutions: 'Add your current institution',
  name: 'Enter the name of the institution',
  program: 'Enter your programme of study',
  degree_level: 'Select the degree level',
  graduation_year: 'Enter the graduation year',
  graduation_year_range: 'Graduation year must be between 1900 and 3030',
  graduation_date: 'Enter the graduation date',
  honor_name: 'Enter the name of the honor',
  award: 'Enter the award',
  date_awarded: 'Enter the date it was awarded',
  course_title: 'Enter the title of the course',
  course_institution: 'Enter the institution of the course',
  date_completed: 'Enter the date of completion',
} as const;

export const experienceMessages = {
  description: 'Describe the experience, or remove it',
  tooLong: (limit: number) => `Description must be ${limit} characters or less`,
} as const;

export const motivationMessages = {
  interests: 'Please select at least one area of interest before proceeding.',
  area: (position: number) => `Please select an area for Interest ${position} before proceeding.`,
  other: (position: number) => `Please specify the "Other" area for Interest ${position} before proceeding.`,
  statement: 'Personal statement is required. Please provide your personal statement before proceeding.',
  statementTooLong: (limit: number) => `Personal statement must be ${limit} characters or less`,
} as const;

export const availabilityMessages = {
  periods: 'Add at least one period when you are available',
  tooMany: 'You can add at most three periods',
  start_date: 'Enter the start date',
  end_date: 'Enter the end date',
  order: 'End date must be after start date.',
  hours_available: 'Please specify your weekly availability hours.',
  hours_range: 'Weekly hours must be a whole number between 1 and 168',
} as const;

/** Further questions of a visit; what both applications ask alike has its sentences above. */
export const visitMessages = {
  /** `labels` as the fields are called on the page. */
  required: (labels: readonly string[]) =>
    `Please fill in the following required fields: ${labels.join(', ')}`,
  name: 'Full name is required',
  institution_name: 'Enter your organization',
  institution_position: 'Enter your position',
  current_address: 'Enter your current address, with at least 5 characters',
  national_id: 'Select your national ID or passport',
  institution: 'Please complete your highest level of education information before proceeding.',
  dates: 'Please provide both visit start and end dates.',
  order: 'Visit end date must be after start date.',
  has_visited: 'Please indicate if you have visited before.',
  people_participated: 'Please specify the number of people participating for institutional visits.',
  people_range: (most: number) => `Number of participants must be a whole number between 1 and ${most}`,
  accommodation_type: 'Select where you are going to stay',
  needs_visa_assistance: 'Select whether you need help with a visa',
  emergency_contact_phone: "Your emergency contact's phone number must be between 10 and 15 digits",
  emergency_contact_email:
    "Enter your emergency contact's email address in the correct format, like name@example.com",
  cv: 'CV/Professional Bio is required. Please upload your CV.',
  letter: 'Institutional letter is required for institutional visits.',
  declarations: 'Please agree to all declarations before proceeding.',
} as const;

export const referenceMessages = {
  full_name: "Enter the referee's full name",
  institution: "Enter the referee's institution",
  organization: "Enter the referee's organization",
  email: "Enter the referee's email address in the correct format, like name@example.com",
  phone: "The referee's phone number must be between 10 and 15 digits",
  letter: 'Select the reference letter',
  otherLetter: (writer: string, referee: string) =>
    `The stored letter is from ${writer}. Select the letter of ${referee}`,
} as const;

/** `label` is how the document is called within a sentence, e.g. `CV`. */
export const fileMessages = {
  missing: (label: string) => `Select your ${label}`,
  notPdf: (label: string) => `${label} must be a PDF`,
  notPdfOrPicture: (label: string) => `${label} must be a PDF, JPG or PNG`,
  tooLarge: (label: string, megabytes: number) => `${label} must be smaller than ${megabytes}MB`,
  empty: (label: string) => `${label} is empty`,
  locked: (label: string) => `${label} is password protected`,
  unreadable: (label: string) => `${label} could not be read. Save it as a PDF again and retry`,
  failed: (label: string) => `${label} could not be uploaded, try again`,
} as const;

/** How each file is called within the sentences of `fileMessages`. */
export const fileLabels = {
  cv: 'CV',
  cover_letter: 'cover letter',
  transcript: 'transcript or proof of enrolment',
  criminal_record: 'criminal record',
  other: 'other document',
  letter: 'reference letter',
  id: 'identity document',
  national_id: 'national ID or passport',
} as const;

export const submissionMessages = {
  signature: 'Please provide your signature before submitting.',
  agreement: 'Please agree to the terms and conditions before submitting.',
  incomplete: 'Some parts of the application are missing. Go back to them, then submit again.',
  alreadySubmitted: 'This application has been submitted and cannot be edited.',
  emailLater: 'Your application is in. The confirmation email could not be sent yet; we keep trying.',
} as const;

export const conflictMessages = {
  stale: 'This application was changed in another tab or on another device.',
} as const;

export const portalMessages = {
  closed: 'The application period has ended. The portal is closed at the moment.',
} as const;

export const generalMessages = {
  tooLong: (limit: number) => `Must be ${limit} characters or less`,
  tooManyRows: (limit: number) => `Add at most ${limit}`,
  date: 'Enter a real date',
} as const;
