import { placeIn, type Visitor } from '../registry';
import { cookieIn, httpOnly } from './cookies';
import { keyedHash, signing } from './signed';

const staffCookie = 'portal_staff';
const previewCookie = 'portal_preview';

/** A member of staff stays marked for a working day. */
const staffHours = 12;

interface StaffMark {
  person: string;
  until: number;
}

export interface PreviewMark {
  id: string;
  name: string;
  version: string;
  until: number;
}

/** The signed cookies of visitors: a mark that they are staff, and the build that they were invited to. */
export function createMarks(key: string, secure: boolean, now: () => number = Date.now) {
  const staff = signing(key, 'staff');
  const preview = signing(key, 'preview');
  const hash = (text: string) => keyedHash(key, text);
  const valid = <Mark extends { until: number }>(mark: Mark | undefined) =>
    mark && mark.until > now() ? mark : undefined;
  const readPreview = (token: string | undefined) => valid(preview.read<PreviewMark>(token));

  return {
    hash,
    /** Returns what a visitor's cookies say. */
    visitor(header: string | undefined): Visitor {
      const place = placeIn(header);
      const mark = valid(staff.read<StaffMark>(cookieIn(header, staffCookie)));
      const invited = readPreview(cookieIn(header, previewCookie));
      return {
        ...(place !== undefined && { place }),
        ...(mark && { staff: mark.person }),
        ...(invited && { preview: { id: invited.id, name: invited.name, version: invited.version } }),
      };
    },
    /** Returns a cookie that marks a member of staff. */
    forStaff(personId: number): string {
      const until = now() + staffHours * 3_600_000;
      const value = staff.sign({ person: hash(`person ${personId}`), until } satisfies StaffMark);
      return httpOnly(staffCookie, value, { seconds: staffHours * 3600, secure });
    },
    previewToken: (mark: PreviewMark): string => preview.sign(mark),
    readPreview,
    forPreview: (token: string, { until }: PreviewMark): string =>
      httpOnly(previewCookie, token, { seconds: Math.floor((until - now()) / 1000), secure }),
    withoutPreview: (): string => httpOnly(previewCookie, '', { seconds: 0, secure }),
  };
}

export type Marks = ReturnType<typeof createMarks>;
