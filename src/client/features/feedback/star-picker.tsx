import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '#client/ui/cn.ts';
import { limits } from '#shared/limits.ts';

const { min, max } = limits.feedback.rating;
const ratings = Array.from({ length: max - min + 1 }, (_, index) => min + index);
const inWords = (rating: number) => `${rating} ${rating === 1 ? 'star' : 'stars'}`;

export interface StarPickerProps {
  value: number | undefined;
  onChange: (rating: number | undefined) => void;
}

/** A rating as a row of stars: radio buttons underneath, so that arrow keys choose. */
export function StarPicker({ value, onChange }: StarPickerProps) {
  const name = useId();
  const [pointedAt, setPointedAt] = useState<number>();
  const shown = pointedAt ?? value;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="font-semibold">Rating</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex">
          {ratings.map((rating) => (
            <label
              key={rating}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(rating)}
              onPointerLeave={() => setPointedAt(undefined)}
              className="grid size-target cursor-pointer place-items-center rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-amber has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={rating}
                checked={value === rating}
                onChange={() => onChange(rating)}
                className="sr-only"
                aria-label={inWords(rating)}
              />
              <Star
                aria-hidden="true"
                className={cn(
                  'size-7',
                  rating <= (shown ?? 0) ? 'fill-amber text-amber' : 'text-ink-muted',
                )}
              />
            </label>
          ))}
        </div>
        <output className="text-ink-muted">{shown ? inWords(shown) : 'No rating'}</output>
        {value && (
          <button
            type="button"
            onClick={() => onChange(undefined)}
            className="min-h-target px-1 text-primary underline underline-offset-4"
          >
            Clear rating
          </button>
        )}
      </div>
    </fieldset>
  );
}
