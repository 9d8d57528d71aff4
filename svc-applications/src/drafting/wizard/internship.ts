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
import { internshipLacks } from '../submission/lacks';
import { internshipForms } from './form-schema';
import type { Programme } from './programme';

/** Each check reads `limits` again: an administrator may raise them. */
export function internship(limits: () => FormLimits): Programme {
  return {
    type: 'intern',
    signIn: { id: 'I01', path: '/api/intern/login' },
    getProgress: { id: 'I02', path: '/api/get-progress' },
    saveProgress: { id: 'I03', path: '/api/save-progress' },
    personal: { door: { id: 'I04', path: '/api/personal-details' }, fields: personalFields, further: [] },
    sections: [
      { id: 'I05', path: '/api/disability', section: disability },
      { id: 'I06', path: '/api/institution', section: institutions },
      { id: 'I07', path: '/api/degree', section: degrees },
      { id: 'I08', path: '/api/honor', section: honors },
      { id: 'I09', path: '/api/course-work', section: courseWorks },
      { id: 'I10', path: '/api/experience', section: experience(limits) },
      { id: 'I11', path: '/api/interests', section: motivation(limits) },
      { id: 'I12', path: '/api/languages', section: skills },
      { id: 'I13', path: '/api/availability', section: availability },
    ],
    uploads: [internshipDocuments],
    ...internshipForms,
    review: { answer: internshipReviewAnswer, present: presentReview },
    submission: { door: { id: 'I17', path: '/api/submit' }, fields: {}, lacks: internshipLacks },
  };
}
