import { availability as asked, visitAvailability } from '@portal/contract-svc-applications-v1/questions';
import { schemasOf } from '../questions/schema';
import { plainSection } from './section';

const summary = 'Stores the periods of availability and the weekly hours';

export const availability = plainSection(summary, schemasOf(asked.ask));
/** The section of a visit; it asks for the days of the visit. */
export const visitAvailable = plainSection(summary, schemasOf(visitAvailability.ask));
