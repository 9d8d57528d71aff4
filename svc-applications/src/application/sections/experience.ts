import type { FormLimits } from '@portal/contract-svc-applications-v1';
import {
  clinicalExperience,
  researchExperience,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import { schemasOf } from '../questions/schema';
import { plainSection, type Section } from './section';

const asked = { ...clinicalExperience.ask, ...researchExperience.ask, ...volunteerExperience.ask };

/** The list may be empty; each row needs a description. */
export const experience = (limits: () => FormLimits): Section =>
  plainSection(
    'Stores clinical, research and volunteer experience',
    Object.fromEntries(
      Object.entries(schemasOf(asked, { limits })).map(([key, schema]) => [key, schema.default([])]),
    ),
  );
