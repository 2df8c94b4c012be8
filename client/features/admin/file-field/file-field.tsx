import classes from './file-field.module.css';

interface FileFieldProps {
  label: string;
  /** File types that the dialog of the browser offers. */
  accept: string;
  /** Id of the hint. */
  describedBy: string;
  isBusy: boolean;
  /** Called with the file; when it is done, the same file can be chosen again. */
  onChosen: (file: File) => Promise<void>;
}

/** Chooses a file, which is used at once. */
export const FileField = ({ label, accept, describedBy, isBusy, onChosen }: FileFieldProps) => (
  <label className={classes.file}>
    <span>{label}</span>
    <input
      type="file"
      accept={accept}
      aria-describedby={describedBy}
      disabled={isBusy}
      onChange={({ currentTarget: input }) => {
        const [file] = input.files ?? [];
        if (file) void onChosen(file).finally(() => (input.value = ''));
      }}
    />
  </label>
);
