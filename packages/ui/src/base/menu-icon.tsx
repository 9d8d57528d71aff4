import { Icon } from './icon';

/** By itself: the home page needs no other icon before somebody does something. */
export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h14M3 10h14M3 14h14" />
  </Icon>
);
