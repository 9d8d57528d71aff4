import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, 'className'> {
  variant?: 'primary' | 'outline' | 'quiet';
  small?: boolean;
}

/** A link to another view that looks like a button. */
export function LinkButton({ variant = 'primary', small = false, ...link }: LinkButtonProps) {
  return <Link {...link} className={`btn btn-${variant}${small ? ' btn-sm' : ''}`} />;
}
