import * as t from '../../messages/holding';

const reasons: Partial<Record<string, () => string>> = {
  late: t.keptLate,
  full: t.keptFull,
  'day-off': t.keptDayOff,
  'same-person': t.keptSamePerson,
};

/** Returns why a decision was not sent at its time. A newer service may return reasons that this page does not know. */
export const keptReason = (because: string | null): string => ((because && reasons[because]) || t.keptFull)();
