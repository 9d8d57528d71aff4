import address from '@portal/ui/staff.scss?address';

/** Adds the stylesheet of staff pages; resolves once it has loaded or failed. */
export function addStaffSheet(): Promise<void> {
  return new Promise((resolve) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    sheet.onload = sheet.onerror = () => resolve();
    document.head.append(sheet);
  });
}
