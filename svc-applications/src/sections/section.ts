import type { FieldErrors } from '@portal/service-kit/errors';
import type Joi from 'joi';
import type { FormData } from '../applications/application';
import type { Stores } from '../store';

/** What every section's call carries beside the section itself. */
export interface SectionBody {
  intern_details_id: number;
  version?: number;
}

/**
 * A part of an application that is stored as a whole: how it is checked, where it goes, and under which names it
 * stands in the form. The same for every programme; each gives it a call of its own.
 */
export interface Section<Body extends SectionBody = SectionBody> {
  summary: string;
  body: Joi.ObjectSchema<Body>;
  /** Rules that concern more than one field. */
  problems?(body: Body): FieldErrors;
  /** Writes it down in the tables that staff and reports read. */
  keep(stores: Stores, applicationId: number, body: Body): Promise<void>;
  form(body: Body): FormData;
}

/** Forgets the section's own type, so that sections of all kinds stand in one table. */
export const defineSection = <Body extends SectionBody>(section: Section<Body>): Section =>
  section as unknown as Section;
