import type { Config } from 'tailwind-merge';

const any = () => true;
/** Whole names that begin like this are of one group, whatever follows. */
const starting = (...prefixes: string[]) => prefixes.map((prefix) => ({ [prefix]: [any] }));
const named = (prefix: string, names: string) => [{ [prefix]: names.split(' ') }];

const sizes = 'xs sm base lg xl 2xl 3xl 4xl 5xl 6xl [2.6rem]';
const shadows = 'soft none';
const isLength = (value: string) => /^\d/.test(value);

/**
 * Which Tailwind classes contradict each other, for those that Heartwood uses: the list of all there are is a tenth
 * of the code that the first page loads. cn.test.ts compares the two for every class in the sources.
 */
export const classGroups: Config<string, string> = {
  cacheSize: 300,
  theme: {},
  classGroups: {
    ...Object.fromEntries(
      // Each a group of its own: a later one takes the place of an earlier one.
      [
        ...[
          'h',
          'w',
          'size',
          'min-h',
          'min-w',
          'max-h',
          'max-w',
          'z',
          'opacity',
          'gap',
          'gap-x',
          'gap-y',
        ],
        ...['p', 'px', 'py', 'pt', 'pr', 'pb', 'pl', 'm', 'mx', 'my', 'mt', 'mr', 'mb', 'ml'],
        ...[
          'inset',
          'inset-x',
          'inset-y',
          'top',
          'right',
          'bottom',
          'left',
          'grid-cols',
          'grid-rows',
          'leading',
        ],
        ...[
          'transition',
          'fill',
          'cursor',
          'translate-x',
          'translate-y',
          'items',
          'whitespace',
          'line-clamp',
        ],
        ...[
          'animate',
          'justify',
          'justify-items',
          'justify-self',
          'overflow',
          'overflow-x',
          'overflow-y',
        ],
        ...[
          'tracking',
          'outline-offset',
          'resize',
          'aspect',
          'select',
          'order',
          'duration',
          'place-items',
        ],
        ...[
          'place-content',
          'self',
          'overscroll',
          'touch',
          'pointer-events',
          'scroll-mt',
          'scale-x',
        ],
        ...[
          'underline-offset',
          'shrink',
          'grow',
          'appearance',
          'float',
          'clear',
          'origin',
          'will-change',
        ],
        ...['rounded', 'rounded-t', 'rounded-b', 'rounded-l', 'rounded-r'],
        ...['rounded-tl', 'rounded-tr', 'rounded-bl', 'rounded-br'],
      ].map((prefix) => [prefix, [...starting(prefix), prefix]]),
    ),
    display: [
      'inline-flex grid flex hidden block inline-grid inline inline-block contents'.split(' '),
    ].flat(),
    position: ['fixed', 'sticky', 'absolute', 'relative', 'static'],
    visibility: ['visible', 'invisible'],
    content: named('content', 'start between center end'),
    'text-align': named('text', 'left center right'),
    'text-size': named('text', sizes),
    'text-wrap': named('text', 'balance pretty wrap nowrap'),
    'text-color': starting('text'),
    'font-weight': named('font', 'normal medium semibold bold'),
    'font-family': named('font', 'display text'),
    'flex-direction': named('flex', 'row col row-reverse col-reverse'),
    'flex-wrap': named('flex', 'wrap nowrap'),
    flex: named('flex', '1 none auto'),
    'object-fit': named('object', 'cover contain'),
    shadow: named('shadow', shadows),
    'word-break': named('break', 'all words normal'),
    'list-style': named('list', 'none disc decimal'),
    'bg-size': [{ bg: ['[length:5px_5px]'] }],
    'bg-image': [{ bg: [(value: string) => value.startsWith('[radial-gradient')] }],
    'bg-color': starting('bg'),
    'border-collapse': ['border-collapse', 'border-separate'],
    'border-style': named('border', 'dashed solid none'),
    'border-width': [{ border: ['', isLength] }],
    ...Object.fromEntries(
      [...'xytrbl'].map((side) => [`border-${side}`, [{ [`border-${side}`]: ['', isLength] }]]),
    ),
    'border-color': starting('border'),
    'outline-style': named('outline', 'none hidden'),
    'outline-width': [{ outline: ['', isLength] }],
    'outline-color': starting('outline'),
    'decoration-width': [{ decoration: [isLength] }],
    'decoration-color': starting('decoration'),
    stroke: starting('stroke'),
    'ring-width': [{ ring: ['', isLength] }],
    'ring-color': starting('ring'),
  },
  conflictingClassGroups: {
    overflow: ['overflow-x', 'overflow-y'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    flex: ['grow', 'shrink'],
    gap: ['gap-x', 'gap-y'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    size: ['w', 'h'],
    'text-size': ['leading'],
    rounded:
      'rounded-t rounded-b rounded-l rounded-r rounded-tl rounded-tr rounded-bl rounded-br'.split(
        ' ',
      ),
    'rounded-t': ['rounded-tl', 'rounded-tr'],
    'rounded-b': ['rounded-bl', 'rounded-br'],
    'border-width': ['border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l'],
    'border-y': ['border-t', 'border-b'],
    'line-clamp': ['display', 'overflow'],
  },
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: ['text-size'],
  orderSensitiveModifiers: ['*', '**', 'after', 'before', 'file', 'marker', 'placeholder'],
};
