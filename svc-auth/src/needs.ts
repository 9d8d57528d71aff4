/** The contracts that this service needs, as /version reports them: it asks whether the portal is open. */
export const needs = { 'svc-applications': '^1.23.0' };
