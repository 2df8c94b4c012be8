/** Messages to staff about memberships, shared by server and client. */
export const membershipMessages = {
  renewed: 'Membership renewed.',
  granted: 'Membership granted.',
  cancelled: 'Membership cancelled.',
  planNotFound: 'There is no plan with this name.',
  inactive: 'This member has no current or upcoming membership of this type.',
} as const;
