import { Brush, ImagePlus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import { PeopleFields } from './people-fields.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { seasonWords, settingWords, timeWords } from './picture-words.ts';
import { freePicture, type PictureValues, type SceneValues } from './scene-values.ts';

interface PictureFieldsProps {
  userId: string;
  values: SceneValues;
  onChange: (part: Partial<SceneValues>) => void;
  onDrawAgain: () => void;
  isDrawing: boolean;
}

/** What a scene's picture shows: a drawing of one's choice, or an own photo. */
export function PictureFields(props: PictureFieldsProps) {
  const { userId, values, onChange, onDrawAgain, isDrawing } = props;
  const { picture, photoMemoryId } = values;
  const [isPicking, setPicking] = useState(false);
  const set = (part: Partial<PictureValues>) => onChange({ picture: { ...picture, ...part } });
  return (
    <fieldset className="grid gap-4 border-line border-t pt-4">
      <legend className="float-left mb-1 w-full font-display text-xl">Picture</legend>
      {photoMemoryId ? (
        <p>This scene shows one of your own photos.</p>
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <ChoiceSelect
              label="Setting"
              words={settingWords}
              value={picture.setting}
              onChange={(setting) => set({ setting })}
            />
            <ChoiceSelect
              label="Time of day"
              words={timeWords}
              value={picture.timeOfDay}
              onChange={(timeOfDay) => set({ timeOfDay })}
            />
            <ChoiceSelect
              label="Season"
              words={seasonWords}
              value={picture.season}
              onChange={(season) => set({ season })}
            />
          </div>
          <PeopleFields people={picture.people} onChange={(people) => set({ people })} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {photoMemoryId ? (
          <Button
            variant="secondary"
            onClick={() => onChange({ photoMemoryId: null, picture: freePicture })}
          >
            <Brush className="size-5" />
            Draw a picture instead
          </Button>
        ) : (
          <Button
            variant="secondary"
            pending={isDrawing}
            pendingLabel="Drawing..."
            onClick={onDrawAgain}
          >
            <RefreshCw className="size-5" />
            Draw again
          </Button>
        )}
        <Button variant="secondary" onClick={() => setPicking(true)}>
          <ImagePlus className="size-5" />
          {photoMemoryId ? 'Choose another photo' : 'Use one of my photos'}
        </Button>
      </div>
      <PhotoPicker
        userId={userId}
        open={isPicking}
        onOpenChange={setPicking}
        onChoose={(memoryId) => {
          setPicking(false);
          onChange({ photoMemoryId: memoryId });
        }}
      />
    </fieldset>
  );
}
