import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { buttonStyles } from '#client/ui/button-styles.ts';
import { cn } from '#client/ui/cn.ts';
import { FormField } from '#client/ui/form-field.tsx';
import { limits } from '#shared/limits.ts';
import { pictureProblem } from './check-picture.ts';
import { usePictureUrl } from './use-picture-url.ts';

const unreadable = 'This picture could not be opened. Please choose another one.';

export interface ProfileImageFieldProps {
  name: string;
  /** The picture that is saved. */
  savedUrl: string | null;
  chosen: File | undefined;
  onChoose: (picture: File | undefined) => void;
  error: string | undefined;
}

export function ProfileImageField(props: ProfileImageFieldProps) {
  const { name, savedUrl, chosen, onChoose, error } = props;
  const [refusal, setRefusal] = useState<string>();
  const chosenUrl = usePictureUrl(chosen);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [picture] = event.target.files ?? [];
    // So that the same file can be chosen again after it was put right.
    event.target.value = '';
    if (!picture) return;
    const problem = pictureProblem(picture);
    setRefusal(problem);
    if (!problem) onChoose(picture);
  };
  const refuseUnreadable = () => {
    onChoose(undefined);
    setRefusal(unreadable);
  };

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="photo-print rounded-full">
        <Avatar name={name} src={chosenUrl ?? savedUrl} size="huge" />
      </div>
      {/* The avatar is shown in the background; only an <img> tells that a file is no picture. */}
      {chosenUrl && <img src={chosenUrl} alt="" hidden onError={refuseUnreadable} />}
      <FormField
        label="Profile Image"
        hint="JPG, PNG, WEBP up to 5MB"
        error={refusal ?? error}
        className="min-w-56 flex-1 justify-items-start"
      >
        {(control) => (
          <div className="flex flex-wrap items-center gap-2">
            <input
              {...control}
              type="file"
              accept={limits.profileImage.types.join(',')}
              onChange={choose}
              className="peer sr-only"
            />
            <label
              htmlFor={control.id}
              className={cn(
                buttonStyles({ variant: 'secondary' }),
                'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-amber peer-focus-visible:outline-offset-2',
              )}
            >
              <ImagePlus aria-hidden="true" className="size-5" />
              {chosen || savedUrl ? 'Choose another picture' : 'Choose a picture'}
            </label>
            {chosen && (
              <Button variant="ghost" onClick={() => onChoose(undefined)}>
                Do not use it
              </Button>
            )}
            {chosen && (
              <p role="status" className="w-full text-base text-ink-muted">
                {chosen.name}: will be saved with the rest.
              </p>
            )}
          </div>
        )}
      </FormField>
    </div>
  );
}
