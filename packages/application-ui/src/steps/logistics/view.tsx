import { accommodationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { SummaryList } from '@portal/ui';
import { translatedDefinition } from '@portal/ui/language';
import { formatDay } from '../../base/language/format';
import type { ReviewedLogistics } from '../../base/review/visit-review';
import * as t from '../../messages/stays';

const isYes = (value: unknown) => value === true || value === 1 || value === 'yes';

const answer = (value: unknown) => {
  if (value === null || value === undefined || value === '') return null;
  return isYes(value) ? t.yes() : t.no();
};

interface LogisticsViewProps {
  logistics: ReviewedLogistics | null | undefined;
  hours: string | number | null | undefined;
  hoursTerm?: string;
}

/** The logistics of a visit, as the server stores them. */
export function LogisticsView({ logistics, hours, hoursTerm = t.hoursPerWeek() }: LogisticsViewProps) {
  const visit = logistics ?? {};
  const from = [visit.travel_from_city, visit.travel_from_country].filter(Boolean).join(', ');
  return (
    <SummaryList
      rows={[
        { term: t.visitStart(), value: formatDay(visit.visit_start_date) },
        { term: t.visitEnd(), value: formatDay(visit.visit_end_date) },
        { term: hoursTerm, value: hours },
        { term: t.visitedBefore(), value: answer(visit.has_visited) },
        { term: t.forInstitution(), value: answer(visit.is_institution) },
        ...(isYes(visit.is_institution)
          ? [{ term: t.participants(), value: visit.people_participated }]
          : []),
        { term: t.travellingFrom(), value: from, typed: true },
        { term: t.visaHelp(), value: answer(visit.needs_visa_assistance) },
        ...(answer(visit.accommodation_needed)
          ? [{ term: t.accommodationNeeded(), value: answer(visit.accommodation_needed) }]
          : []),
        {
          term: t.accommodation(),
          value: labelOf(translatedDefinition(accommodationTypes), visit.accommodation_type),
        },
        {
          term: t.emergencyContact(),
          value: [
            visit.emergency_contact_name,
            visit.emergency_contact_relationship,
            visit.emergency_contact_phone && `+${visit.emergency_contact_phone.replace(/^\+/, '')}`,
            visit.emergency_contact_email,
          ]
            .filter(Boolean)
            .join(', '),
          typed: true,
        },
      ]}
    />
  );
}
