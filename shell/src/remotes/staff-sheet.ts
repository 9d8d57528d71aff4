/** A module of its own, for styles that are loaded when they are needed. */
import '@portal/ui/staff.scss';
