/** Messages about trainers, shared by server and client. */
export const trainerMessages = {
  required: 'Choose a trainer, or none.',
  notFound: 'This trainer does not work here any more. Choose another.',
  taken: 'Somebody else of the staff is this trainer.',
} as const;
