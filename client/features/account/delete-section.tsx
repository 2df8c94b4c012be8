import { useState } from 'react';
import { Button } from '../../components/button';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { DeleteAccountDialog } from './delete-account-dialog';
import classes from './delete-section.module.css';

const { sections, end: content } = accountContent;

export function DeleteSection() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountSection {...sections.end} lead={content.lead}>
      <ul className={classes.effects}>
        <li>{content.goes}</li>
        <li>{content.stays}</li>
        <li>{content.mail}</li>
      </ul>
      <Button variant="danger-outline" onClick={() => setIsAsking(true)}>
        {content.submit}
      </Button>
      {isAsking && <DeleteAccountDialog onClose={() => setIsAsking(false)} />}
    </AccountSection>
  );
}
