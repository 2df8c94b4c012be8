import type {
  AccordionProps,
  ActionIconProps,
  BadgeProps,
  ButtonProps,
  CheckboxProps,
  ChipProps,
  DrawerProps,
  InputProps,
  ModalProps,
  NavLinkProps,
  PaginationProps,
  PasswordInputProps,
  PinInputProps,
  RatingProps,
  SegmentedControlProps,
  TabsProps,
  TooltipProps,
} from '@mantine/core';

const defaults = <Props>(defaultProps: Partial<Props>) => ({ defaultProps });

const closeButtonProps = { 'aria-label': 'Close', size: 44 };

/** Defaults of Mantine's components; types only, so that naming one here does not load it. */
export const components = {
  // Inactive panels stay in the server's HTML, for search engines and for readers without JavaScript.
  Accordion: defaults<AccordionProps>({ keepMountedMode: 'display-none' }),
  Tabs: defaults<TabsProps>({ keepMountedMode: 'display-none' }),

  ActionIcon: defaults<ActionIconProps>({ variant: 'subtle', color: 'gray', size: 44 }),
  Badge: defaults<BadgeProps>({ variant: 'light', tt: 'none', radius: 'sm', size: 'lg' }),
  Button: defaults<ButtonProps>({ size: 'md' }),
  Checkbox: defaults<CheckboxProps>({ size: 'md' }),
  Chip: defaults<ChipProps>({ variant: 'light', size: 'md' }),
  Drawer: defaults<DrawerProps>({ closeButtonProps }),
  Input: defaults<InputProps>({ size: 'md' }),
  Modal: defaults<ModalProps>({ closeButtonProps, centered: true }),
  NavLink: defaults<NavLinkProps>({ color: 'neel' }),
  Pagination: defaults<PaginationProps>({
    size: 'lg',
    getControlProps: (control) => ({ 'aria-label': `${control[0]?.toUpperCase()}${control.slice(1)} page` }),
  }),
  PasswordInput: defaults<PasswordInputProps>({
    visibilityToggleButtonProps: { tabIndex: 0, 'aria-label': 'Show password' },
  }),
  PinInput: defaults<PinInputProps>({
    length: 6,
    type: 'number',
    size: 'lg',
    getInputProps: (index) => ({ 'aria-label': `Digit ${index + 1} of 6` }),
  }),
  Rating: defaults<RatingProps>({ color: 'amber.4', size: 'xl' }),
  SegmentedControl: defaults<SegmentedControlProps>({ size: 'md' }),
  Tooltip: defaults<TooltipProps>({ events: { hover: true, focus: true, touch: false }, openDelay: 300 }),
};
