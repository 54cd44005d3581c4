import type { z } from 'zod';
import type {
  age,
  figure,
  ScenePicture,
  SceneSetting,
  season,
  timeOfDay,
} from '#shared/contracts/stories.ts';

export type Age = z.infer<typeof age>;
export type Gender = z.infer<typeof figure>['gender'];
export type Season = z.infer<typeof season>;
export type TimeOfDay = z.infer<typeof timeOfDay>;

/** 'quiet' is for deaths, illness, war and want: nobody smiles and nothing is celebrated. */
export type Mood = 'joyful' | 'warm' | 'quiet';

export type HairStyle =
  | 'short'
  | 'side'
  | 'curly'
  | 'wavy'
  | 'long'
  | 'bob'
  | 'bun'
  | 'braids'
  | 'ponytail'
  | 'bald';

/** What stays the same about a person from scene to scene; hair greys by age when drawn. */
export interface Look {
  skin: string;
  hair: string;
  hairStyle: HairStyle;
  eyes: string;
  glasses: boolean;
  beard: 'none' | 'moustache' | 'full';
  /** The colours of the clothes by which one knows the person again. */
  favourite: string;
  second: string;
}

export type Outfit =
  | 'everyday'
  | 'farmer'
  | 'fisher'
  | 'nurse'
  | 'doctor'
  | 'soldier'
  | 'teacher'
  | 'miner'
  | 'worker'
  | 'baker'
  | 'sailor'
  | 'office'
  | 'bride'
  | 'groom'
  | 'mourning'
  | 'priest'
  | 'festive'
  | 'pupil'
  | 'night';

export type Pose =
  | 'stand'
  | 'wave'
  | 'hands'
  | 'sit'
  | 'walk'
  | 'work'
  | 'read'
  | 'cook'
  | 'embrace'
  | 'away'
  | 'kneel'
  | 'carry'
  | 'point'
  | 'dance'
  | 'hold';

export interface PlannedPerson {
  /** 'main', or what they are to the main person: 'mother', 'friend'. */
  who: string;
  age: Age;
  gender: Gender;
  look: Look;
  outfit: Outfit;
  /** 0 for hair of its own colour, 1 for white. */
  greying: number;
  pose: Pose;
  holds?: string;
  /** In their arms, when they hold 'baby'. */
  baby?: Look;
}

/** A choice and the words of the narration that it came from; none when it came from elsewhere. */
export interface Reason {
  choice: string;
  words: string[];
}

export interface PicturePlan {
  setting: SceneSetting;
  timeOfDay: TimeOfDay;
  season: Season;
  mood: Mood;
  raining: boolean;
  /** The year that clothes and things are of. */
  year: number;
  people: PlannedPerson[];
  /** Things that stand in the scene, by name. */
  props: string[];
  /** A few words, for the page of an album only. */
  text: string;
  seed: number;
  because: Reason[];
}

export type Choices = Partial<Omit<ScenePicture, 'source' | 'memoryId'>>;

export interface Size {
  width: number;
  height: number;
}
