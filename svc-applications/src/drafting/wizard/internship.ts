import type { FormLimits } from '@portal/contract-svc-applications-v1';
import {
  availability,
  courseWorks,
  degrees,
  disability,
  experience,
  honors,
  institutions,
  internshipReviewAnswer,
  motivation,
  personalFields,
  presentReview,
  skills,
} from '../../application';
import { internshipDocuments } from '../../documents';
import type { Programme } from '../programme/programme';
import { internshipLacks } from '../submission/lacks';
import { internshipForms } from './form-schema';

/** The internship's wizard. Each check reads `limits` again, since administrators may change them. */
export function internship(limits: () => FormLimits): Programme {
  return {
    type: 'intern',
    signIn: { id: 'signInToInternship', path: '/api/intern/login' },
    getProgress: { id: 'getInternshipProgress', path: '/api/get-progress' },
    saveProgress: { id: 'saveInternshipProgress', path: '/api/save-progress' },
    personal: {
      door: { id: 'savePersonalDetails', path: '/api/personal-details' },
      fields: personalFields,
      further: [],
    },
    sections: [
      { id: 'saveDisability', path: '/api/disability', section: disability },
      { id: 'saveInstitutions', path: '/api/institution', section: institutions },
      { id: 'saveDegrees', path: '/api/degree', section: degrees },
      { id: 'saveHonors', path: '/api/honor', section: honors },
      { id: 'saveCoursework', path: '/api/course-work', section: courseWorks },
      { id: 'saveExperience', path: '/api/experience', section: experience(limits) },
      { id: 'saveInterests', path: '/api/interests', section: motivation(limits) },
      { id: 'saveLanguages', path: '/api/languages', section: skills },
      { id: 'saveAvailability', path: '/api/availability', section: availability },
    ],
    uploads: [internshipDocuments],
    ...internshipForms,
    review: { answer: internshipReviewAnswer, present: presentReview },
    submission: { door: { id: 'submitInternship', path: '/api/submit' }, fields: {}, lacks: internshipLacks },
  };
}
