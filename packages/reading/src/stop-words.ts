import type { Language } from './language.ts';
import { fold } from './words.ts';

const english = `a about above after again against ain all also am an and any anything are aren't as at be because been
before being below between both but by can can't cannot could couldn't d did didn't do does doesn't doing don't done
down during each ever every few for from further get gets getting got had hadn't has hasn't have haven't having he he'd
he'll he's her here hers herself him himself his how i i'd i'll i'm i've if in into is isn't it it'd it'll it's its
itself just let's ll me more most mustn't my myself no nor not now of off on once only or other our ours ourselves out
over own re really s same shall shan't she she'd she'll she's should shouldn't so some something such t than that
that's the their theirs them themselves then there there's these they they'd they'll they're they've this those
through to too under until up us ve very was wasn't we we'd we'll we're we've were weren't what what's when when's
where where's which while who who's whom whose why why's will with won't would wouldn't yes you you'd you'll you're
you've your yours yourself yourselves gonna wanna please`;

const portuguese = `a à agora ai aí ainda ali alguém algum alguma algumas alguns ante antes ao aonde aos apenas após aquela
aquelas aquele aqueles aqui aquilo as às assim até bem cada coisa com como contra contigo comigo da daquela daquele das
de dela delas dele deles depois desde dessa desse desta deste disso disto do dos e é ela elas ele eles em embora então
entre era eram éramos és essa essas esse esses esta está estamos estão estar estás estava estavam estávamos estavas
este estes esteve estive estiveram estivesse estiver estivemos estou eu foi fomos for foram fora fosse fossem fui há
haver havia houve isso isto já la lá lhe lhes lo logo mais mas me mesma mesmas mesmo mesmos meu meus mim minha minhas
muita muitas muito muitos na nada nas nem nessa nesse nesta neste no nos nós nossa nossas nosso nossos num numa não o
onde os ou outra outras outro outros para pela pelas pelo pelos per pode podem podia pois por porque porquê pouca pouco
pra pro qual quais qualquer quando quanta quantas quanto quantos que quê quem se sei seja sejam sem sempre ser será
serão seria seriam seu seus si sim sido só sobre sou sua suas são também tal tão te tem têm temos tenha tenho tens
tendo ter terá teria teu teus teve tinha tinham tive tivemos tiveram tivesse ti toda todas todo todos tu tua tuas tudo
última um uma umas uns vai vais vamos vão você vocês vos vós`;

const lists: Record<Language, ReadonlySet<string>> = {
  en: new Set(english.split(/\s+/)),
  pt: new Set(portuguese.split(/\s+/).map(fold)),
};

/**
 * Whether a word only holds a sentence together in this language.
 *
 * @param word lower case, with or without its accents
 */
export function isStopWord(word: string, language: Language): boolean {
  return lists[language].has(language === 'pt' ? fold(word) : word);
}
