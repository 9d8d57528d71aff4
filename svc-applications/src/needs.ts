/** The contracts that this service works with, as /version tells it: the last two versions, as for remotes. */
export const needs = { 'svc-auth': '^1.12.0' };
