import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface BadgeProps {
  tone?: 'success' | 'warning' | 'danger' | 'info' | 'neutral';
  children: ReactNode;
}

/** A status as a word on a tinted background, never as a colour alone. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
);
