import { useState } from 'react';
import { Button } from '../../components/button';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { DeleteAccountDialog } from './delete-account-dialog';
import classes from './delete-section.module.css';

const { sections, end: content } = accountContent;

export function DeleteSection() {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <AccountSection {...sections.end} lead={content.lead}>
      <ul className={classes.effects}>
        <li>{content.goes}</li>
        <li>{content.stays}</li>
        <li>{content.mail}</li>
      </ul>
      <Button variant="danger-outline" onClick={() => setIsDialogOpen(true)}>
        {content.submit}
      </Button>
      {isDialogOpen && <DeleteAccountDialog onClose={() => setIsDialogOpen(false)} />}
    </AccountSection>
  );
}
