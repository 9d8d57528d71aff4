import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { type RefereeAnswers, refereeFields } from '../../application';
import { type ArrivedFields, arrivedFields } from '../../documents';
import { recordId, version } from '../../platform';

export interface RefereeBody extends RefereeAnswers, ArrivedFields {
  intern_details_id: number;
  application_id?: number;
  type?: string;
  version?: number;
}

export const refereeBody = (type: ReferenceType) =>
  Joi.object<RefereeBody>({
    intern_details_id: recordId.required(),
    application_id: recordId,
    type: Joi.string().max(20),
    ...refereeFields(type),
    version,
    ...arrivedFields(['letter']),
  });
