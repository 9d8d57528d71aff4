import '@testing-library/jest-dom';
import { render, renderHook, screen } from '@testing-library/react';
import { useFocusOnChange } from './use-focus-on-change';
import { usePageTitle } from './use-page-title';

function Step({ name, error = false }: { name: string; error?: boolean }) {
  usePageTitle(name, { error, site: 'Internship application' });
  const heading = useFocusOnChange(name);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {name}
    </h1>
  );
}

describe('a step', () => {
  it('names itself in the title, which begins with an error if there is one', () => {
    const { rerender } = render(<Step name="Education" />);
    expect(document.title).toBe('Education - Internship application');
    rerender(<Step name="Education" error />);
    expect(document.title).toBe('Error: Education - Internship application');
  });

  it('leaves the title alone while a part of it gives one', () => {
    document.title = 'INT-12';
    renderHook(() => usePageTitle('Education', { off: true }));
    expect(document.title).toBe('INT-12');
  });

  it('gives its heading the focus when it follows another, not when the page opens', () => {
    const { rerender } = render(<Step name="Education" />);
    expect(screen.getByRole('heading')).not.toHaveFocus();
    document.documentElement.scrollTop = 400;
    rerender(<Step name="Experience" />);
    expect(document.documentElement.scrollTop).toBe(0);
    expect(screen.getByRole('heading', { name: 'Experience' })).toHaveFocus();
  });
});
