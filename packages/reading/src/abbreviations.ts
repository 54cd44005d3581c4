/** What is written with a full stop and goes on: titles, and short forms that stand before a name or number. */
export const abbreviations: ReadonlySet<string> = new Set(
  `mr mrs ms mx dr drs prof rev fr sr sra srta dra profa d st sto sta mt ft gen col lt sgt capt cpl pvt maj cmdr adm
hon pres gov sen rep messrs mme mlle no nos nr nº n vol pp p pag pág art cap tel ext av ave blvd rd dept univ
e.g i.e eg ie vs cf approx ca c aprox exmo exma ilmo ilma eng arq pe jan feb mar apr jun jul aug sep sept oct nov dec`.split(
    /\s+/,
  ),
);

/** Short forms that may also end a sentence: the next word decides. */
export const openAbbreviations: ReadonlySet<string> = new Set(
  'etc jr snr inc ltd co corp a.m p.m am pm u.s u.k u.s.a a.c d.c b.c ph.d m.d km kg cm min'.split(
    ' ',
  ),
);
