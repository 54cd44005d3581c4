import { fold } from '#server/platform/language/words.ts';

const anyOf = (words: string) => words.split(/\s+/).join('|');
const roles =
  anyOf(`cook maid servant nurse midwife neighbour neighbor teacher landlady landlord boss priest doctor baker butcher
dressmaker housekeeper lodger dog cat horse mare donkey mule cow goat hen parrot boat cozinheira criada criado empregada empregado
enfermeira parteira vizinha vizinho professora professor senhoria senhorio patroa patrao padre medica medico costureira cadela cao
gata gato egua cavalo burra burro mula vaca cabra galinha barco`);
const kin =
  anyOf(`grandmother grandfather mother father mum mom dad sister brother daughter son wife husband aunt uncle niece nephew
cousin granddaughter grandson mae pai irma irmao filha filho mulher marido tia tio sobrinha sobrinho prima primo neta neto`);
// 'Maria, a teacher' may be anybody's mother; 'our teacher Maria' is not.
const whose = anyOf('our my his her their nossa nosso minha meu');

/** Whether what was told calls nobody of this name a relative, but a neighbour, a cook, a dog. */
export function isSomebodyElse(name: string, told: readonly string[]): boolean {
  const called = fold(name);
  // What is written with other signs would mean something else in a pattern.
  if (!/^[\p{L}\p{N}'’-]+$/u.test(called)) return false;
  const texts = told.map(fold);
  const isCalled = (words: string) => {
    const one = `(?:(?:a|o) )?(?:${whose}) (?:\\p{L}+ ){0,2}(?:${words})`;
    const pattern = new RegExp(
      `(?<!\\p{L})(?:${one}(?: called| named| chamad[oa])?,? ${called}|${called},? ${one})(?!\\p{L})`,
      'u',
    );
    return texts.some((text) => pattern.test(text));
  };
  return isCalled(roles) && !isCalled(kin);
}
