import { limits } from '@portal/contract-svc-applications-v1';
import { chosenDialCode } from '@portal/ui/phone/remembered';

export { rememberDialCode } from '@portal/ui/phone/remembered';

/** The dial code that was chosen last on this device, '+254'; before any choice the portal's default. */
export const rememberedDialCode = (): string => chosenDialCode() ?? `+${limits.defaultDialCode}`;
