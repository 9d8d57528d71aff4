import Joi from 'joi';
import { message, ruleText } from '../messages';
import { isTimeZone } from './zone';

/** A member that names an IANA time zone, such as 'Africa/Kigali'. */
export const timeZoneSchema = () =>
  Joi.string()
    .max(60)
    .custom((zone: string, helpers) => (isTimeZone(zone) ? zone : helpers.error('any.invalid')))
    .messages({ '*': ruleText(message('timeZone')) });
