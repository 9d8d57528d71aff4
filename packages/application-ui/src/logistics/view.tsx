import { accommodationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { SummaryList } from '@portal/ui';
import { formatDay } from '../form/format';
import type { ReviewedLogistics } from '../review/visit-review';

const answer = (told: unknown) => {
  if (told === null || told === undefined || told === '') return null;
  return told === true || told === 1 || told === 'yes' ? 'Yes' : 'No';
};

interface LogisticsViewProps {
  logistics: ReviewedLogistics | null | undefined;
  hours: string | number | null | undefined;
  hoursTerm?: string;
}

/** The logistics of a visit, as the server stores them. */
export function LogisticsView({ logistics, hours, hoursTerm = 'Hours per week' }: LogisticsViewProps) {
  const visit = logistics ?? {};
  const from = [visit.travel_from_city, visit.travel_from_country].filter(Boolean).join(', ');
  return (
    <SummaryList
      rows={[
        { term: 'Visit start date', value: formatDay(visit.visit_start_date) },
        { term: 'Visit end date', value: formatDay(visit.visit_end_date) },
        { term: hoursTerm, value: hours },
        { term: 'Visited before', value: answer(visit.has_visited) },
        { term: 'Visit for an institution', value: answer(visit.is_institution) },
        ...(answer(visit.is_institution) === 'Yes'
          ? [{ term: 'Number of participants', value: visit.people_participated }]
          : []),
        { term: 'Travelling from', value: from },
        { term: 'Help with a visa', value: answer(visit.needs_visa_assistance) },
        ...(answer(visit.accommodation_needed)
          ? [{ term: 'Accommodation needed', value: answer(visit.accommodation_needed) }]
          : []),
        { term: 'Accommodation', value: labelOf(accommodationTypes, visit.accommodation_type) },
        {
          term: 'Emergency contact',
          value: [
            visit.emergency_contact_name,
            visit.emergency_contact_relationship,
            visit.emergency_contact_phone && `+${visit.emergency_contact_phone.replace(/^\+/, '')}`,
            visit.emergency_contact_email,
          ]
            .filter(Boolean)
            .join(', '),
        },
      ]}
    />
  );
}
