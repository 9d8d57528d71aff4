/** The version of this contract: an addition raises the second number; svc-auth returns it on /version. */
export const CONTRACT_VERSION = '1.15.0';
