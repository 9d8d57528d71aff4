import {
  type ApplicationType,
  applicationTypes,
  type DayOffKind,
  dayOffKinds,
  offerMessages as offer,
  placeLimits,
  placeMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { oneOf, withMessage } from '../../platform';
import { lastDay, localDay } from '../offers/schema';

export interface PeriodBody {
  programme: ApplicationType;
  from: string;
  until: string;
  places: number;
  label?: string | null;
}

const label = () => Joi.string().trim().max(placeLimits.label);

const period = {
  programme: oneOf(valuesOf(applicationTypes), t.programme),
  from: localDay(offer.from),
  until: lastDay(offer.until),
  places: withMessage(Joi.number().integer().min(0).max(placeLimits.places).required(), t.places),
  label: withMessage(label().allow('', null), t.label),
};

export const periodSchema = Joi.object<PeriodBody>(period);

export const newPeriodSchema = Joi.object<PeriodBody & { weekly?: boolean }>({
  ...period,
  weekly: Joi.boolean().description(
    'As many places in each week, Monday to Sunday, instead of over all days',
  ),
});

export interface DayOffBody {
  from: string;
  until: string;
  kind: DayOffKind;
  label: string;
}

export const dayOffSchema = Joi.object<DayOffBody>({
  from: localDay(offer.from),
  until: lastDay(offer.until),
  kind: oneOf(valuesOf(dayOffKinds), t.kind),
  label: withMessage(label().required(), t.label),
});

export const spanQuery = Joi.object<{ from: string; until: string }>({
  from: localDay(offer.from),
  until: lastDay(offer.until),
});
