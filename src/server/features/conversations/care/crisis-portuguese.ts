import type { CrisisRules } from './crisis-rules.ts';

const wish =
  '(?:quero|qero|kero|queria|vou|vo|estou a|to|tou|estou|penso em|pensei em|pensando em|pensar em|a pensar em|vontade de|apetece me|tentei|tento|preciso(?: de)?|posso|pretendo|decidi|so me apetece|me da vontade de|com vontade de|planejo|planeio|planejando|prestes a|pronto para|pronta para|pra|como (?:posso|faco (?:para|pra))|forma de|maneira de|jeito de|devia|deveria|ia|irei)';
const also = '(?: (?:so|mesmo|logo|ja|muito|agora|me|simplesmente|apenas|de vez|mais))*';
const no = '(?:nao|n|num|nunca|ja nao)';
const life =
  '(?:a minha vida|minha vida|a minha propria vida|minha propria vida|a propria vida|com a vida)';

/** 'Queria' may be anyone's, so whoever stands nearest before the words decides. */
export const portuguese: CrisisRules = {
  language: 'pt',
  speaker: /^(?:eu|me|mim|quero|vou|estou|tou|minha|meu|penso|sinto)$/,
  writer: /^(?:mim|minha)$/,
  others:
    /^(?:tu|voce|voces|vc|ele|ela|eles|elas|quem|alguem|ninguem|todos|gente|avo|vovo|vo|mae|pai|irmao|irma|tio|tia|primo|prima|amigo|amiga|marido|mulher|esposa|homem|vizinho|vizinha|soldado|soldados|bisavo|senhor|senhora|personagem|filho|filha)$/,
  reported:
    /\b(?:dizia|disse|diz|dizias|disseste|contou|contava|escreveu|gritou|gritava|cantava|canta|musica|letra|frase|chama se)\b/,
  harmless: [
    /\bmorre\w* de (?:rir|riso|vergonha|medo|saudades?|fome|sede|tanto|inveja|amor(?:es)?|calor|frio|tedio|sono|curiosidade|susto|velh\w+|alegria|preguica|ciumes)\b/,
    /\b(?:me matar|matar me|mato me|me mato) (?:de|a) (?:rir|trabalhar|tanto|estudar|trabalho|riso)\b/,
    new RegExp(
      `\\b${no} (?:te |vos |se )?(?:quero|queria|vou|penso em|pretendo) (?:me )?(?:morrer|matar|suicidar)`,
    ),
    /\bnao (?:estou|sou|me sinto) suicida\b/,
    /\b(?:cortei me|me cortei) (?:a|ao|na|no|com a faca)\b/,
  ],
  signs: [
    new RegExp(
      `\\b${wish}${also} (?:morrer|morre|morer|morrrer|estar mort[oa]|ta mort[oa]|ter morrido)\\b`,
    ),
    new RegExp(
      `\\b${wish}${also} (?:me matar|mim matar|matar me|me mata|suicidar me|me suicidar|mi matar|me enforcar|enforcar me|me afogar|afogar me|me envenenar|me machucar|machucar me|magoar me a serio|me ferir|ferir me|me cortar(?! o cabelo)|cortar me(?! o cabelo)|cometer (?:o )?suicidio|cometer sucidio|suicidio)\\b`,
    ),
    /\b(?:eu )?(?:me mato|mato me|me suicido|suicido me)\b(?! (?:de|a) )/,
    new RegExp(
      `\\b(?:acabar|terminar|por fim|por termo|dar fim|por um fim|dar um fim|acabo|tirar|tiro)(?: com| a| na| da)* ?${life}\\b`,
    ),
    /\b(?:por|dar|pondo) (?:um )?(?:fim|termo) (?:a|na|nesta|nessa|com a) (?:minha )?vida\b/,
    new RegExp(
      `\\b${wish}${also} (?:acabar com (?:tudo(?! o que| que)|isto tudo|isso tudo|isto de vez|este sofrimento|esse sofrimento|a minha dor|minha dor)|por (?:um )?fim (?:a|em) tudo|dar (?:um )?fim (?:a|em|nisso) ?tudo)\\b`,
    ),
    new RegExp(
      `\\b${no} (?:eu )?(?:quero|qero|kero|queria|consigo|aguento|aguentava|suporto|guento)(?: mais)? (?:viver|continuar (?:a viver|vivendo|viv[oa])|existir|estar viv[oa]|ficar viv[oa]|a vida|esta vida|essa vida|a minha vida|minha vida|acordar(?: mais| amanha)?$)(?! (?:aqui|em|na|no|com|nesta casa|nessa casa|de aluguel))`,
    ),
    /\b(?:nao|n) (?:quero|queria) (?:mais )?(?:estar|ficar) (?:aqui|neste mundo|nesse mundo) ?(?:mais|sem (?:ti|voce))?$/,
    /\b(?:viver|existir) ja nao (?:quero|consigo|aguento)\b/,
    /\b(?:cansei|cansad[oa]|fart[oa]|estou fart[oa]|desisti|desistir|desisto) (?:de|da) (?:viver|vida|existir|estar viv[oa])\b(?! (?:em|na|no|nas|nos|aqui|ali|la|longe|perto|com (?!esta|essa|este|esse)))/,
    /\b(?:nao|n|nem) (?:ha|tenho|vejo|tem|existe|encontro)(?: mais)? (?:nenhum[a]? )?(?:razao|razoes|motivo|motivos|vontade|sentido) (?:de|para|pra|em|alguma para) (?:viver|continuar viv\w+|estar viv[oa]|existir)\b/,
    /\b(?:sem|perdi a|perdi) vontade de viver\b|\bnao vale a pena viver\b|\ba (?:minha )?vida nao vale (?:a pena|nada)\b/,
    /\b(?:preferia|prefiro|antes|era melhor|seria melhor|melhor eu|mais valia)(?: eu)? (?:estar mort[oa]|morrer|ter morrido|nao ter nascido|nunca ter nascido|nao existir)\b/,
    /\b(?:queria|quem me dera|quem dera|oxala|gostava de|gostaria de) (?:eu )?(?:estar mort[oa]|nao ter nascido|nunca ter nascido|nao existir|morrer|ter morrido)\b/,
    /\b(?:dormir|adormecer|deitar me) e (?:\w+ )?(?:nao|nunca)(?: mais)? acordar\b/,
    /\b(?:sumir|desaparecer) (?:do mundo|deste mundo|desse mundo|da face da terra|de vez|para sempre|pra sempre)\b/,
    /\b(?:pensamentos|ideias|vontades) suicidas\b|\b(?:me sinto|sinto me|estou|ando|to) suicida\b/,
    /\b(?:cortar|corto|cortei) (?:os|meus|os meus) pulsos\b/,
    /\b(?:ando|tenho andado|voltei|comecei|estou) (?:a|me|ando)? ?(?:me )?(?:cortar me|me cortar|cortando|me cortando|automutila\w+)\b/,
    new RegExp(
      `\\b${wish}${also} (?:(?:me )?(?:jogar|atirar|lancar)(?: me)?|pular|saltar) (?:da|do|de|na frente|para debaixo|a frente|debaixo|para a frente)(?: \\w+)? ?(?:ponte|predio|telhado|comboio|trem|carro|janela|varanda|onibus|metro|penhasco|viaduto|carros)\\b(?! para (?:o rio|a agua|o mar))`,
    ),
    /\b(?:tomei|tomar|engolir|engoli) (?:todos os|um monte de|uma caixa de|um frasco de|uma cartela de|todos os meus) (?:comprimidos|remedios|medicamentos)\b/,
    /\b(?:tomar|fazer|ter) uma overdose\b/,
    /\btiro na (?:minha )?(?:propria )?cabeca\b|\bme dar um tiro\b|\bdar me um tiro\b/,
    /\bninguem (?:ia|iria|vai|sentiria|sentia|daria) (?:\w+ ){0,3}(?:minha falta|falta de mim)\b|\bse eu (?:morresse|morrer|sumisse) ninguem\b/,
    /\b(?:estariam|estaria|seria|ficariam|ficava|ficavam|estao|ficam|era|ficaria) (?:todos )?(?:bem )?melhor(?:es)? sem mim\b|\bmelhor sem mim\b/,
    /\bcarta de (?:despedida|suicidio)\b.*\b(?:escrevi|escrever|escrevendo)\b|\b(?:escrevi|escrever|escrevendo|a escrever) (?:a minha|uma|minha) carta de (?:despedida|suicidio)\b/,
    /\b(?:vou|quero|queria|irei) (?:ter contigo|ir ter contigo|me juntar a (?:ti|voce|vc|ele|ela)|juntar me a (?:ti|ele|ela|si)|te encontrar|encontrar voce|encontrar te|ir ai|ir com voce|para junto de ti|estar contigo|ficar com voce|estar com voce)(?: (?:ai|no ceu|ao ceu|no outro lado|do outro lado|ai em cima|la em cima|em breve|hoje|esta noite|hoje a noite|agora|logo|amanha))+$/,
    /\b(?:jeito|forma|maneira|modo) (?:mais )?(?:facil|rapid[oa]|indolor|sem dor) (?:de|para|pra) (?:eu )?(?:morrer|me matar)\b/,
  ],
};
