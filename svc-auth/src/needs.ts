/** The contracts that this service works with, as /version tells it: it asks whether the portal is open. */
export const needs = { 'svc-applications': '^1.23.0' };
