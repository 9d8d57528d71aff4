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
import { saying } from '../../platform';
import { visitLacks } from '../submission/lacks';
import { visitForms } from './form-schema';
import type { Programme } from './programme';

/** Each check reads `limits` again: an administrator may raise them. */
export function visit(limits: () => FormLimits): Programme {
  return {
    type: 'visitor',
    signIn: { id: 'V01', path: '/api/visitor/login' },
    getProgress: { id: 'V02', path: '/api/visitor/get-progress' },
    saveProgress: { id: 'V04', path: '/api/visitor/save-progress' },
    personal: {
      door: { id: 'V03', path: '/api/visitor/personal-details' },
      fields: visitorFields,
      further: [organisation, disability],
    },
    sections: [
      { id: 'V07', path: '/api/visitor/institution', section: highestEducation },
      { id: 'V08', path: '/api/visitor/languages', section: skills },
      { id: 'V09', path: '/api/visitor/interests', section: motivation(limits) },
      { id: 'V10', path: '/api/visitor/logistics', section: logistics, namedBy: 'application_id' },
      {
        id: 'V11',
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
      door: { id: 'V13', path: '/api/visitor/submit' },
      fields: {
        agreement: saying(
          Joi.boolean().strict().valid(true).required(),
          agreedSignature.ask.agreement.say.en,
        ),
      },
      lacks: visitLacks,
    },
  };
}
