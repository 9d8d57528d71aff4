/** The version of this contract: an addition raises the second number; svc-example-name returns it on /version. */
export const CONTRACT_VERSION = '1.0.0';
