/** Given names that tell whether somebody is a woman or a man; the many that are both, or rare, are left out. */
const female = new Set(
  `mary anna anne ann maria margaret elizabeth eliza dorothy ruth helen rose rosa alice edith ethel florence gladys irene joan
joyce kathleen kate lily lucy martha mabel nora olive patricia pearl phyllis sarah susan sylvia vera violet winifred agnes
barbara betty brenda carol catherine clara daisy doris eileen ellen emily emma esther eva frances grace hannah harriet helena
ida isabel jane janet jessie josephine julia laura linda louise nancy rachel rebecca sheila stella teresa theresa wilhelmina
ana amélia beatriz carolina conceição emília fátima fernanda francisca graça helena inês isabel joana júlia luísa lurdes
lucinda madalena manuela marta margarida matilde odete olinda rita sofia`.split(/\s+/),
);
const male = new Set(
  `john james william george charles robert thomas tom joseph henry harry arthur frank fred frederick albert alfred ernest david
edward walter samuel sam peter paul michael richard daniel patrick ronald kenneth stanley norman leonard harold herbert
winston desmond clive neville hector angus duncan hamish ivan karl otto hans heinrich stefan marek jan tomasz giovanni
giuseppe mario luigi pedro juan carlos miguel josé joão manuel antónio antônio francisco luís joaquim paulo rui jorge
fernando álvaro abílio alberto américo armando artur augusto domingos eduardo ernesto henrique jaime júlio sebastião
vicente xavier`.split(/\s+/),
);

export function genderOfName(name: string): 'female' | 'male' | undefined {
  const given = name.toLowerCase();
  if (female.has(given)) return 'female';
  return male.has(given) ? 'male' : undefined;
}
