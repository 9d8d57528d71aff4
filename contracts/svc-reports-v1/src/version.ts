/** The version of this contract: an addition raises the second number; svc-reports returns it on /version. */
export const CONTRACT_VERSION = '1.10.0';
