/** The versions of contracts that this service works with, as /version reports them: the last two, as for remotes. */
export const needs = { 'svc-auth': '^1.12.0' };
