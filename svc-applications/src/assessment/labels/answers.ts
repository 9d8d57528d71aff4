import { labelTones, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { id, words } from '../../platform';

/** New tones may be added: readers must accept tones that they do not know. */
const tone = () =>
  words()
    .max(20)
    .meta({ swagger: { 'x-known-values': valuesOf(labelTones) } });

export const labelFields = { id: id(), name: words(), tone: tone() };
export const labelAnswer = Joi.object(labelFields);
