import { skipToken } from '@apollo/client/react';
import { Button } from '../../../../components/button';
import { useUploadedPictureQuery } from '../../photos/photos.generated';
import { UploadField } from '../../photos/upload-field';
import { lookContent } from './look.content';
import classes from './look.module.css';

const { logo: texts } = lookContent;

interface LogoFieldProps {
  /** Empty for no logo. */
  logoId: string;
  onChange: (logoId: string) => void;
}

export function LogoField({ logoId, onChange }: LogoFieldProps) {
  const { data } = useUploadedPictureQuery(logoId === '' ? skipToken : { variables: { id: logoId } });
  const logo = data?.uploadedPicture;
  return (
    <section className={classes.part} aria-labelledby="look-logo">
      <h3 id="look-logo" tabIndex={-1}>
        {texts.title}
      </h3>
      {logoId === '' && <p>{texts.none}</p>}
      {logo && (
        <img
          className={classes.logo}
          src={logo.previewUrl}
          alt={texts.alt}
          width={logo.width}
          height={logo.height}
        />
      )}
      <UploadField
        label={texts.upload}
        hint={texts.hint}
        hintId="look-logo-hint"
        isLogo
        onUploaded={({ id }) => onChange(id)}
      />
      {logoId !== '' && (
        <div>
          <Button onClick={() => onChange('')}>{texts.remove}</Button>
        </div>
      )}
    </section>
  );
}
