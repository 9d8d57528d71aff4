import * as t from '../../messages/holding';

const reasons: Partial<Record<string, () => string>> = {
  late: t.keptLate,
  full: t.keptFull,
  'day-off': t.keptDayOff,
  'same-person': t.keptSamePerson,
};

/** Why a decision did not go out when its time came. A newer service may return reasons that this page does not know. */
export const keptReason = (because: string | null): string => ((because && reasons[because]) || t.keptFull)();
