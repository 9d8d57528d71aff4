import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField, type FileFieldProps } from './file-field';
import { fileSize } from './file-state';

const pdf = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

function show(props: Partial<FileFieldProps>) {
  const onChoose = jest.fn();
  render(<FileField id="cv" label="CV" file={{ status: 'empty' }} onChoose={onChoose} {...props} />);
  return { onChoose, input: screen.getByLabelText('CV') };
}

describe('a file field', () => {
  it('hands over the chosen file', async () => {
    const { onChoose, input } = show({ accept: '.pdf' });
    await userEvent.upload(input, pdf);
    expect(onChoose).toHaveBeenCalledWith(pdf);
  });

  it('hands over the same file when it is chosen again, since it may have been corrected', async () => {
    const { onChoose, input } = show({});
    await userEvent.upload(input, pdf);
    await userEvent.upload(input, pdf);
    expect(onChoose).toHaveBeenCalledTimes(2);
  });

  it('takes a dropped file', () => {
    const { onChoose, input } = show({});
    fireEvent.drop(input, { dataTransfer: { files: [pdf] } });
    expect(onChoose).toHaveBeenCalledWith(pdf);
  });

  it.each([
    ['waiting', 'Uploaded, being checked for viruses'],
    ['refused', 'Refused: it contains a virus. Choose another file'],
  ] as const)('says that a stored file is %s, to everybody', (scan, status) => {
    show({ file: { status: 'stored', name: 'cv.pdf', scan } });
    expect(screen.getByRole('status')).toHaveTextContent(`cv.pdf: ${status}`);
    expect(screen.getByText(status)).toBeVisible();
  });

  it('shows its error at the input', () => {
    const { input } = show({ error: 'Select your CV' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Error: Select your CV');
  });

  it('shows the progress, offers to cancel, and takes no other file meanwhile', async () => {
    const onCancel = jest.fn();
    const { onChoose, input } = show({
      file: { status: 'uploading', name: 'cv.pdf', size: 2_400_000, percent: 42 },
      onCancel,
    });
    expect(screen.getByRole('progressbar', { name: 'Uploading cv.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    expect(screen.getByText('Uploading, 42 % · 2.3 MB')).toBeVisible();
    expect(input).toBeDisabled();
    fireEvent.drop(input, { dataTransfer: { files: [pdf] } });
    expect(onChoose).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Cancel cv.pdf' }));
    expect(onCancel).toHaveBeenCalled();
  });

  it('announces the progress in quarters only', () => {
    const at = (percent: number) => (
      <FileField label="CV" file={{ status: 'uploading', name: 'cv.pdf', percent }} onChoose={() => {}} />
    );
    const { rerender } = render(at(26));
    expect(screen.getByRole('status')).toHaveTextContent('Uploading cv.pdf, 25 %');
    rerender(at(49));
    expect(screen.getByRole('status')).toHaveTextContent('Uploading cv.pdf, 25 %');
    rerender(at(51));
    expect(screen.getByRole('status')).toHaveTextContent('Uploading cv.pdf, 50 %');
  });

  it('marks what has arrived here, not what was there before', () => {
    const at = (status: 'uploading' | 'stored') => (
      <FileField label="CV" file={{ status, name: 'cv.pdf' }} onChoose={() => {}} />
    );
    const arrived = () => document.querySelector('.p-arrived');
    const { rerender, unmount } = render(at('uploading'));
    expect(arrived()).toBeNull();
    rerender(at('stored'));
    expect(arrived()).toHaveTextContent('cv.pdf');
    unmount();
    render(at('stored'));
    expect(arrived()).toBeNull();
  });

  it('reports that an upload waits for the connection and goes on by itself, and lets it be cancelled', () => {
    const file = { status: 'uploading', name: 'cv.pdf', percent: 42, waiting: true } as const;
    show({ file, onCancel: jest.fn() });
    expect(screen.getByText('No connection. It continues automatically, 42 %')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The upload of cv.pdf continues automatically');
    expect(screen.getByRole('button', { name: 'Cancel cv.pdf' })).toBeVisible();
  });

  it('links to a stored file in a new tab and lets it be removed', async () => {
    const onRemove = jest.fn();
    const file = { status: 'stored', name: 'cv.pdf', href: '/api/storage/7/cv.pdf' } as const;
    show({ file: { ...file, linkText: () => 'View Previous file' }, onRemove });
    const link = screen.getByRole('link', { name: 'View Previous file cv.pdf (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/api/storage/7/cv.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('status')).toHaveTextContent('cv.pdf is uploaded');
    await userEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
    expect(onRemove).toHaveBeenCalled();
  });

  it('offers a retry after a failure', async () => {
    const onRetry = jest.fn();
    show({ file: { status: 'failed', name: 'cv.pdf' }, onRetry });
    expect(screen.getByRole('status')).toHaveTextContent('cv.pdf was not uploaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again cv.pdf' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('formats sizes as people write them', () => {
    expect(fileSize(900)).toBe('900 bytes');
    expect(fileSize(64_000)).toBe('63 KB');
    expect(fileSize(5 * 1024 * 1024)).toBe('5.0 MB');
  });
});
