import address from '@portal/ui/staff.scss?address';

/** Adds the sheet of staff pages; resolves once it is there, or did not come. */
export function addStaffSheet(): Promise<void> {
  return new Promise((resolve) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    sheet.onload = sheet.onerror = () => resolve();
    document.head.append(sheet);
  });
}
