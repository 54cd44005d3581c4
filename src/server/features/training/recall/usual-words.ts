import type { Language } from '@heartwood/reading/language';
import { stem } from '@heartwood/reading/stem';

// At home in any talk, whatever it is about.
const english = `go come take make give keep bring put let see look find think know want need use call try ask seem feel become
leave turn start begin end stop show hear happen hold set lead follow allow add stay reach help mean matter decide say tell talk like
time day year week month moment people person someone somebody anyone anybody everyone everybody nobody everything nothing
life world place part lot bit side point reason number idea fact
good bad great nice fine new old big small little short high low first last next early late right wrong real true different
same several enough whole half another else other able sure hard easy well better best worse worst one two three
still even already yet soon later ago always never ever sometimes usually almost quite back away together around
near far close full maybe perhaps actually probably since along`;
const portuguese = `ir vir fazer dar pôr deixar ver olhar achar pensar saber querer precisar usar chamar tentar pedir perguntar parecer
sentir ficar tornar começar acabar parar mostrar ouvir acontecer passar levar trazer seguir andar chegar voltar conseguir ajudar dizer
falar contar vez tempo dia ano semana mês momento hora gente pessoa vida mundo lugar sítio parte lado fim
jeito razão número bom boa mau grande pequeno novo velho primeiro último próximo
certo outro alguém ninguém vários ainda nunca logo hoje ontem talvez quase junto juntos longe perto
melhor pior dois duas três meio`;

/** The stems of words that say little for how rare they are, least of all in a small memory. */
export const usualWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(english.split(/\s+/).map((word) => stem(word, 'en'))),
  pt: new Set(portuguese.split(/\s+/).map((word) => stem(word, 'pt'))),
};
