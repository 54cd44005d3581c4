/** Things and animals by their icon, and how high they stand beside a grown man of 366. */
export const things = {
  'open-book': 64, books: 62, scroll: 50, newspaper: 54, memo: 50, envelope: 48, pencil: 38, backpack: 80, briefcase: 72, 'globe-showing-europe-africa': 72, crayon: 36,
  'teddy-bear': 64, 'soccer-ball': 40, kite: 84, 'nesting-dolls': 56, sled: 100, 'ice-skate': 52, snowman: 150, 'chess-pawn': 40, balloon: 96,
  cat: 72, dog: 92, rabbit: 58, duck: 58, rooster: 80, cow: 190, ox: 190, pig: 104, goat: 124, ewe: 118, horse: 236, donkey: 190, camel: 220, 'honeybee': 30, bird: 44, butterfly: 34, dove: 52, turtle: 46, swan: 70,
  basket: 74, bucket: 64, fish: 54, 'spiral-shell': 34, crab: 44, anchor: 84, lobster: 50, canoe: 80, shrimp: 44,
  violin: 92, guitar: 118, accordion: 84, drum: 72, trumpet: 68, saxophone: 88, 'musical-score': 52, radio: 66, microphone: 50, 'musical-keyboard': 70,
  luggage: 96, 'old-key': 42, camera: 50, watch: 42, umbrella: 92, ring: 36, coin: 34, 'framed-picture': 66, 'hourglass-done': 54, 'mantelpiece-clock': 62, telephone: 54, television: 104, laptop: 60, 'movie-camera': 76, 'desktop-computer': 76, mirror: 60,
  'birthday-cake': 80, 'wrapped-gift': 72, bouquet: 66, rose: 60, bell: 42, 'christmas-tree': 270, 'party-popper': 60, 'wine-glass': 50, candle: 58, 'diya-lamp': 44, fireworks: 90,
  bread: 50, 'baguette-bread': 66, 'pot-of-food': 64, teapot: 56, 'hot-beverage': 46, 'red-apple': 36, grapes: 54, 'ear-of-corn': 60, 'sheaf-of-rice': 88, tomato: 34, carrot: 52, potato: 38, lemon: 34, tangerine: 36, olive: 44, pie: 52, 'cheese-wedge': 46, egg: 34, watermelon: 52, cherries: 42, peach: 38, chestnut: 34, 'honey-pot': 58, jar: 52, amphora: 84, cooking: 56, onion: 40, mushroom: 40, strawberry: 36, banana: 46,
  hammer: 58, wrench: 56, toolbox: 68, 'carpentry-saw': 70, gear: 56, axe: 74, pick: 78, wood: 64, brick: 54, ladder: 200, scissors: 46, thread: 46, yarn: 50, 'sewing-needle': 44, paintbrush: 50, 'artist-palette': 58, screwdriver: 46,
  bicycle: 170, automobile: 190, tractor: 220, 'motor-scooter': 160, motorcycle: 160, bus: 260,
  seedling: 40, sunflower: 96, tulip: 60, 'potted-plant': 86, blossom: 40, herb: 44, 'fallen-leaf': 38, 'evergreen-tree': 150, 'white-flower': 38,
  stethoscope: 56, microscope: 70, 'test-tube': 46, 'graduation-cap': 56, trophy: 72, 'military-medal': 44, abacus: 60, tent: 130, compass: 42, 'world-map': 60, 'baby-bottle': 42, 'prayer-beads': 46, 'film-projector': 60,
} as const;

export type Thing = keyof typeof things;
