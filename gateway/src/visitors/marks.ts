import { placeIn, type Visitor } from '../registry';
import { cookieIn, httpOnly } from './cookies';
import { endsWithin, keyedHash, signing } from './signed';

const staffCookie = 'portal_staff';
const previewCookie = 'portal_preview';

/** A member of staff stays marked for a working day. */
const staffHours = 12;
const staffMs = staffHours * 3_600_000;

interface StaffMark {
  person: string;
  until: number;
}

/** Which link of invitation to a remote somebody has opened. The index has its version. */
export interface PreviewMark {
  id: string;
  name: string;
  until: number;
}

/** The signed marks that visitors bear in cookies: that they are staff, and which link of invitation they opened. */
export function createMarks(key: string, secure: boolean, now: () => number = Date.now) {
  const staff = signing(key, 'staff');
  const preview = signing(key, 'preview');
  const hash = (text: string) => keyedHash(key, text);
  const readStaff = (token: string | undefined) => {
    const mark = staff.read<StaffMark>(token);
    return mark && endsWithin(mark.until, staffMs, now()) ? mark : undefined;
  };
  const readPreview = (token: string | undefined) => {
    const mark = preview.read<PreviewMark>(token);
    return mark && mark.until > now() ? mark : undefined;
  };

  return {
    hash,
    /** Returns what a visitor's cookies say. */
    visitor(header: string | undefined): Visitor {
      const place = placeIn(header);
      const mark = readStaff(cookieIn(header, staffCookie));
      const invited = readPreview(cookieIn(header, previewCookie));
      return {
        ...(place !== undefined && { place }),
        ...(mark && { staff: mark.person }),
        ...(invited && { preview: { id: invited.id, name: invited.name } }),
      };
    },
    /** Returns a cookie that marks a member of staff. */
    forStaff(personId: number): string {
      const until = now() + staffMs;
      const value = staff.sign({ person: hash(`person ${personId}`), until } satisfies StaffMark);
      return httpOnly(staffCookie, value, { seconds: staffHours * 3600, secure });
    },
    previewToken: ({ id, name, until }: PreviewMark): string => preview.sign({ id, name, until }),
    readPreview,
    forPreview: (token: string, { until }: PreviewMark): string =>
      httpOnly(previewCookie, token, { seconds: Math.floor((until - now()) / 1000), secure }),
    withoutPreview: (): string => httpOnly(previewCookie, '', { seconds: 0, secure }),
  };
}

export type Marks = ReturnType<typeof createMarks>;
