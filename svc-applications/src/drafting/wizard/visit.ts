import type { FormLimits } from '@portal/contract-svc-applications-v1';
import { agreedSignature } from '@portal/contract-svc-applications-v1/questions';
import Joi from 'joi';
import {
  disability,
  highestEducation,
  logistics,
  motivation,
  organisation,
  presentVisitor,
  presentVisitReview,
  skills,
  visitAvailable,
  visitorAnswer,
  visitorFields,
  visitReviewAnswer,
  withoutDerivedPeriods,
} from '../../application';
import { identityDocument, visitDocuments } from '../../documents';
import { withMessage } from '../../platform';
import type { Programme } from '../programme/programme';
import { visitLacks } from '../submission/lacks';
import { visitForms } from './form-schema';

/** The visit's wizard. Each check reads `limits` again, since administrators may change them. */
export function visit(limits: () => FormLimits): Programme {
  return {
    type: 'visitor',
    signIn: { id: 'signInToVisit', path: '/api/visitor/login' },
    getProgress: { id: 'getVisitProgress', path: '/api/visitor/get-progress' },
    saveProgress: { id: 'saveVisitProgress', path: '/api/visitor/save-progress' },
    personal: {
      door: { id: 'saveVisitPersonalDetails', path: '/api/visitor/personal-details' },
      fields: visitorFields,
      further: [organisation, disability],
    },
    sections: [
      { id: 'saveVisitInstitutions', path: '/api/visitor/institution', section: highestEducation },
      { id: 'saveVisitLanguages', path: '/api/visitor/languages', section: skills },
      { id: 'saveVisitInterests', path: '/api/visitor/interests', section: motivation(limits) },
      {
        id: 'saveVisitLogistics',
        path: '/api/visitor/logistics',
        section: logistics,
        namedBy: 'application_id',
      },
      {
        id: 'saveVisitAvailability',
        path: '/api/visitor/availability',
        section: visitAvailable,
      },
    ],
    uploads: [identityDocument, visitDocuments],
    ...visitForms,
    merged: withoutDerivedPeriods,
    review: { answer: visitReviewAnswer, present: presentVisitReview },
    progress: {
      answer: { visitor_info: visitorAnswer },
      present: (contents) => ({ visitor_info: presentVisitor(contents) }),
    },
    submission: {
      door: { id: 'submitVisit', path: '/api/visitor/submit' },
      fields: {
        agreement: withMessage(
          Joi.boolean().strict().valid(true).required(),
          agreedSignature.ask.agreement.say.en,
        ),
      },
      lacks: visitLacks,
    },
  };
}
