/** The version of this contract: an addition raises the second number; svc-applications returns it on /version. */
export const CONTRACT_VERSION = '1.31.0';
