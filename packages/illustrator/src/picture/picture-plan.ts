/** Where a scene plays: 'hardship' for war, want and loss, 'memory' for the page of an album. */
export const sceneSettings = [
  'home',
  'kitchen',
  'village',
  'city',
  'sea',
  'farm',
  'mountains',
  'forest',
  'school',
  'church',
  'hospital',
  'factory',
  'workshop',
  'ship',
  'station',
  'road',
  'hardship',
  'celebration',
  'garden',
  'office',
  'memory',
] as const;
export type SceneSetting = (typeof sceneSettings)[number];

export const timesOfDay = ['morning', 'day', 'evening', 'night'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

export const ages = ['baby', 'child', 'youth', 'adult', 'elder'] as const;
export type Age = (typeof ages)[number];

export type Gender = 'female' | 'male';

export const hairStyles = [
  'short',
  'side',
  'curly',
  'wavy',
  'long',
  'bob',
  'bun',
  'braids',
  'ponytail',
  'bald',
] as const;
export type HairStyle = (typeof hairStyles)[number];

export const outfits = [
  'everyday',
  'farmer',
  'fisher',
  'nurse',
  'doctor',
  'soldier',
  'teacher',
  'miner',
  'worker',
  'baker',
  'sailor',
  'office',
  'bride',
  'groom',
  'mourning',
  'priest',
  'festive',
  'pupil',
  'night',
] as const;
export type Outfit = (typeof outfits)[number];

export const poses = [
  'stand',
  'wave',
  'hands',
  'sit',
  'walk',
  'work',
  'read',
  'cook',
  'embrace',
  'away',
  'kneel',
  'carry',
  'point',
  'dance',
  'hold',
] as const;
export type Pose = (typeof poses)[number];

/** 'quiet' is for deaths, illness, war and want: nobody smiles and nothing is celebrated. */
export type Mood = 'joyful' | 'warm' | 'quiet';

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

/** What is drawn whatever the words say; what is left out is read from them. */
export interface Choices {
  setting?: SceneSetting;
  timeOfDay?: TimeOfDay;
  season?: Season;
  /** The first four are drawn. */
  people?: readonly { age: Age; gender: Gender }[];
}

/** The most people in a picture. */
export const mostPeople = 4;

export interface Size {
  width: number;
  height: number;
}
