import type { Language } from '@heartwood/reading/language';
import { fold } from '@heartwood/reading/words';

/** How a sentence begins, or what it holds, that greets, thanks, comforts or says what a companion is. Folded. */
export const courtesyPhrases: Readonly<Record<Language, readonly string[]>> = {
  en: listOf(`
    hello, hi, hey, good morning, good afternoon, good evening, good night, welcome, thank you,
    thanks, you are welcome, you're welcome, goodbye, bye, take care, go well, i am sorry,
    i'm sorry, i am so sorry, i'm so sorry, i am very sorry, my condolences, that sounds,
    that must, it sounds, it must, that is a lovely, that is a good, what a lovely, what a good,
    what a kind, i hear you, i understand, of course, i am glad, i'm glad,  you can ask,
    you could ask, ask me, the family can, your family may, i am an ai, i'm an ai, as an ai,
    there is no right way, you have every right, please talk, happy birthday,
    would you like, do you want, shall i tell`),
  pt: listOf(`
    ola, oi, bom dia, boa tarde, boa noite, bem-vindo, bem-vinda, obrigado, obrigada, de nada,
    nao tem de que, adeus, tchau, ate a proxima, ate logo, cuida-te, cuide-se, lamento,
    sinto muito, os meus sentimentos, meus sentimentos, parece, deve ser, deve ter sido, que bom,
    ainda bem, que bonito, que pergunta, boa pergunta, entendo, compreendo, claro,
    pode perguntar,
    podes perguntar, pergunta-me, pergunte, a familia pode, sou uma ia, como ia, nao ha pressa,
    nao ha maneira certa, tem todo o direito, tens todo o direito, fale com, fala com, parabens,
    quer ouvir, queres ouvir, quer que, queres que, gostava de ouvir, gostaria de ouvir`),
};

/** How a sentence says that nothing was told. Folded. */
export const untoldPhrases: Readonly<Record<Language, readonly string[]>> = {
  en: listOf(`
    i was never told, i have not been told, i do not know, i don't know, nobody told me,
    that was never told, nothing i was told`),
  pt: listOf(`
    nunca me contaram, nao me contaram, isso nunca, nao sei, ninguem me contou, nunca contaram`),
};

/** What such sentences may be made of besides words that hold a sentence together, folded. */
export const courtesyWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(`hello hi hey good morning afternoon evening night day welcome thank thanks goodbye bye take care go well sorry
condolences loss lose sounds sound must hard heavy sad painful difficult lovely kind nice beautiful question ask asking asked hear
heard understand course glad know told tell telling family training page add share sharing close someone somebody talk talking
listen ai companion computer program made stories story words right way hurry miss missing grief grieve feel feels anger angry
please happy birthday dear love wish today tomorrow week nobody speaks speak anything like would remember memory memories
correct correcting mistake again`),
  pt: setOf(`ola oi bom boa dia tarde noite bem-vindo bem-vinda bem vindo vinda obrigado obrigada adeus tchau proxima logo cuida
cuide lamento sinto sentimentos perda perder parece deve sido duro dificil doloroso triste pesado bonito bonita lindo linda pergunta
perguntar pergunte perguntas querido querida entendo compreendo claro contaram contar contou conte saber sei familia treino pagina
acrescentar partilhar compartilhar perto alguem falar fale fala ouvir ia companhia computador programa feita feito historias
historia palavras direito maneira certa pressa falta saudade saudades luto zanga raiva parabens aniversario hoje amanha semana
gostava gostaria quer queres quiser quiseres lembra lembras lembrar memoria memorias corrigir erro desculpa peço ninguem`),
};

/** How a companion that tells about a person says where it has it from; no claim of its own. Folded. */
export const toldPhrases: Readonly<Record<Language, readonly string[]>> = {
  en: ['i was told', 'told me', 'as i was told', 'i have been told', 'i know of', 'stories i have'],
  pt: ['contaram-me', 'me contaram', 'foi-me contado', 'me foi contado', 'historias que tenho'],
};

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(fold));
}

function listOf(text: string): string[] {
  return text.trim().split(/\s*,\s*/);
}
