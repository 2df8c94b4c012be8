/** Texts for handing on a link. */
export const madeLinkContent = {
  address: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyFailed: 'The link could not be copied. Select it and copy it.',
  whatsApp: 'Send by WhatsApp',
  noPhone: 'This member has no phone number, so it cannot be sent by WhatsApp from here.',
};
