import { CheckIcon, CloudOffIcon, DeviceIcon } from '../base/icons';
import * as t from '../messages/saving';

export type SaveState = 'idle' | 'device' | 'saving' | 'saved' | 'offline' | 'failed';

export interface SaveStatusProps {
  state: SaveState;
  /** When the server last confirmed that it has everything. */
  at?: Date | string | number | null | undefined;
  /** An IANA name such as 'Africa/Kigali'; the device's own time zone when left out. */
  timeZone?: string | undefined;
}

function time(at: SaveStatusProps['at'], timeZone: string | undefined): string {
  if (at === null || at === undefined) return '';
  const options: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return new Intl.DateTimeFormat('en-GB', timeZone ? { ...options, timeZone } : options).format(new Date(at));
}

/** States where the person's text is stored: 'Saved on this device', 'Saved 14:02', 'Offline: kept on this device'. */
export function saveSentence({ state, at, timeZone }: SaveStatusProps): string {
  switch (state) {
    case 'idle':
      return '';
    case 'device':
      return t.keptHere();
    case 'saving':
      return t.savingNow();
    case 'saved':
      return t.savedAt({ time: time(at, timeZone) }).trim();
    case 'offline':
      return t.offlineKept();
    case 'failed':
      return t.notSentKept();
  }
}

export function SaveStatus(props: SaveStatusProps) {
  const { state } = props;
  const Icon =
    state === 'saved' ? CheckIcon : state === 'offline' || state === 'failed' ? CloudOffIcon : DeviceIcon;
  return (
    <span className={`p-save p-save-${state}`} role="status">
      {state === 'idle' ? null : <Icon />}
      <span>{saveSentence(props)}</span>
    </span>
  );
}
