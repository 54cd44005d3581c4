import type { Cues } from './cues.ts';

const months =
  'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const count =
  'um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|muitos|muitas|alguns|algumas|poucos|\\d+';
const edge = '(?![\\p{L}\\p{N}])';

export const portugueseCues: Cues = {
  turn: new RegExp(
    `^["“«]?(?:(?:em|no|na|nos|nas|num|numa) (?:\\d|${months}|ano|anos|inverno|verão|primavera|outono|dia|noite|manhã|tarde|princípio|início|fim|final|natal|páscoa|festa|guerra)|(?:nesse|naquele|neste|nessa|naquela|nesta|certo|certa) (?:\\p{L}+ )?(?:ano|verão|inverno|dia|noite|tarde|manhã|primavera|outono|tempo|época|altura)|(?:aos|com) (?:\\d|${count}|\\p{L}+ anos|\\p{L}+ e \\p{L}+ anos)|quando (?:eu|nós|a guerra|o meu|a minha|meu|minha|fiz|cheguei|tinha|era|nasci|me)|depois (?:da|do|de)|antes (?:da|do|de)|(?:${count}) (?:anos?|meses|semanas|dias) (?:depois|mais tarde|antes)|anos depois|mais tarde|um dia|uma (?:noite|manhã|tarde|vez)|hoje|agora|finalmente|por fim|em criança|em menin[ao]|nasci|chamo-me|meu nome|o meu nome|tenho \\p{L}+|casámos|casamos|casei|fui para|cheguei|parti|saí|mudámos|mudamos|a (?:guerra|escola)|fui à escola|conheci|apaixonei)${edge}`,
    'iu',
  ),
  leaning:
    /^["“«'(—–-]*(?:(?:ele|ela|eles|elas|isso|isto|aquilo|esse|essa|esses|essas|este|esta|estes|estas|aquele|aquela|mas|e|ou|nem|então|depois|assim|foi|foram|também|porém|contudo|por isso|portanto|aí|lá|ali|só então|seu|sua|seus|suas|dele|dela|disse|respondeu|porque|pois|outro|outra|outros|o (?:outro|mesmo|segundo|resto|primeiro que)|a (?:outra|mesma|segunda|quarta|primeira que)|ambos|era verdade)(?![\p{L}\p{N}-])(?!,? (?:da|do|de|veio a|verão|inverno|ano|dia|noite) )|(?!eu|meu|nasceu|museu|viu-|céu|deu-se)\p{L}+(?:ou|eu|iu)(?:-\p{L}+)*(?![\p{L}\p{N}]))/iu,
  pronoun: /(?<!\p{L})(?:ele|ela|eles|elas)(?!\p{L})/iu,
  person:
    /(?<!\p{L})(?:mãe|pai|tios?|tias?|irm\p{L}+|prim[oa]s?|avó|avô|mulher(?:es)?|marido|filh[oa]s?|net[oa]s?|homem|homens|rapaz(?:es)?|rapariga|menin[oa]s?|senhor[ae]?s?|professora?|médico|vizinh[oa]s?|amig[oa]s?|gente|quem|padre)(?!\p{L})|\s\p{Lu}\p{Ll}/u,
  someone:
    /^(?:(?:ele|ela|eles|elas)(?!\p{L})|(?!eu|meu)\p{L}+(?:ou|eu|iu)(?:-\p{L}+)*(?!\p{L}))/iu,
  others:
    /[\p{Ll},] \p{Lu}\p{Ll}|(?<!\p{L})(?:mãe|pai|tio|tia|irmão|irmã|primo|prima|avó|avô|mulher|marido|filho|filha|homem|rapaz|rapariga|menino|menina|professora?|médico|vizinh[oa]|amig[oa])(?!\p{L})|[“”«»"]/u,
  aside:
    /(?:como (?:já )?(?:disse|contei)|escrevo (?:isto|estas)|esta história|caro leitor|devo dizer)/iu,
  event:
    /(?<!\p{L})(?:nasci|nasceu|morreu|morreram|enterr\p{L}+|cas(?:ei|ámos|amos|ou|amento)|noiv\p{L}+|viúv\p{L}+|primeir[oa]|fui (?:a salto|para|à)|emigrei|embarc\p{L}+|cheguei|chegou|parti|partimos|comecei|mudámos|mudamos|voltei|voltámos|voltamos|voltou|nunca mais|perdi|perdemos|compr\p{L}+|vend\p{L}+|constru\p{L}+|abri|fechei|reform\p{L}+|aprendi|conheci|apaixonei|tivemos|caí|parti a)(?!\p{L})/iu,
  stages: {
    birth: /(?<!\p{L})(?:nasci|parteira|nascimento)(?!\p{L})/iu,
    childhood:
      /(?<!\p{L})(?:em (?:criança|menin[ao])|quando eu era (?:criança|menin[ao]|pequen[ao])|(?:a |o )?(?:minha|meu) (?:mãe|pai|avó|avô)|irmãos|brincá?v\p{L}+)(?!\p{L})/iu,
    school:
      /(?<!\p{L})(?:escola|professora?|lição|lições|colégio|universidade|liceu|exames?|aulas?)(?!\p{L})/iu,
    work: /(?<!\p{L})(?:trabalh\p{L}+|emprego|fábrica|obras?|oficina|patr(?:ão|oa)|ofício|turno|salário|padaria|loja|mina|roça|campo)(?!\p{L})/iu,
    war: /(?<!\p{L})(?:guerra|soldados?|tropa|exército|bombas?|quartel|prisão|preso|ditadura|pide)(?!\p{L})/iu,
    journey:
      /(?<!\p{L})(?:navio|barco|comboio|trem|estação|gare|fronteira|a salto|mala|viagem|embarc\p{L}+|passaporte|cheguei|camião|passador)(?!\p{L})/iu,
    love: /(?<!\p{L})(?:casá?mos|casei|casamento|noiv\p{L}+|apaixon\p{L}+|namor\p{L}+|beij\p{L}+|baile|dançá?\p{L}+)(?!\p{L})/iu,
    children:
      /(?<!\p{L})(?:(?:nosso|nossa|meu|minha) (?:filh\p{L}+|primeir\p{L}+)|bebé|bebê|grávida|tivemos (?:mais )?(?:dois|duas|três|um|uma|quatro))(?!\p{L})/iu,
    hardship:
      /(?<!\p{L})(?:fome|miséria|seca|cheia|incêndio|dívidas?|pobre\p{L}*|lama|frio|andaime|acidente|tempestade)(?!\p{L})/iu,
    illness:
      /(?<!\p{L})(?:doente|doença|adoeceu|hospital|médico|febre|enfermeira|operação|gesso)(?!\p{L})/iu,
    death:
      /(?<!\p{L})(?:morreu|morte|funeral|enterro|cova|cemitério|viúv\p{L}+|luto|caixão)(?!\p{L})/iu,
    age: /(?<!\p{L})(?:tenho \p{L}+(?: e \p{L}+)? anos|reform\p{L}+|aposent\p{L}+|netos?|netas?|bisnet\p{L}+|velhice)(?!\p{L})/iu,
  },
  beforePlace:
    /(?<!\p{L})(?:em|no|na|nos|nas|para|até|desde|por|junto a|(?:perto|longe|portas|cidade|vila|aldeia|ilha|natural) d[eoa]|(?:vim|vir|saí|sair|parti|partir) d[eoa]|(?:cheg|volt|regress)\p{L}+ (?:a|ao|à)|(?:fui|foi|fomos|ir|ia|íamos) (?:a|ao|à))\s+$/iu,
  age: /(?<!\p{L})(?:aos |tinha (?:eu )?|com |tenho |fiz )(\d{1,3}|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezasseis|dezesseis|dezassete|dezessete|dezoito|dezanove|dezenove|(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: e (?:um|dois|três|quatro|cinco|seis|sete|oito|nove))?)(?= anos)/iu,
  ageTitle: /(?<!\p{L})aos (?:\p{L}+|\p{L}+ e \p{L}+) anos(?!\p{L})/iu,
  ages: {
    ...Object.fromEntries(
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove'
        .split(' ')
        .map((word, value) => [word, value]),
    ),
    quatorze: 14,
    dezesseis: 16,
    dezessete: 17,
    dezenove: 19,
    ...Object.fromEntries(
      'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
        .split(' ')
        .map((word, at) => [word, (at + 2) * 10]),
    ),
  },
  born: /(?<!\p{L})nasci\b[^.!?]{0,80}?\b(1[6-9]\d\d|20\d\d)\b/iu,
  named:
    /(?:[Cc]hamo-me|[Mm]e chamo|[Mm]eu nome é|[Bb]atizaram-me|[Bb]aptizaram-me) (\p{Lu}\p{Ll}+)/u,
  female:
    /(?<!\p{L})(?:em menina|eu era (?:uma )?(?:menina|moça|rapariga)|nascida|o meu marido|meu marido|casada|grávida|fiquei viúva|obrigada|sozinha|cansada)(?!\p{L})/giu,
  male: /(?<!\p{L})(?:em menino|eu era (?:um )?(?:menino|moço|rapaz)|nascido|a minha mulher|minha mulher|minha esposa|fiquei viúvo|os rapazes|sozinho|cansado|apaixonei-me pela|obrigado)(?!\p{L})/giu,
  seasons: [
    ['spring', /(?<!\p{L})(?:primavera|março|abril)(?!\p{L})/iu],
    ['summer', /(?<!\p{L})(?:verão|junho|julho|agosto)(?!\p{L})/iu],
    ['autumn', /(?<!\p{L})(?:outono|setembro|outubro|novembro|vindima)(?!\p{L})/iu],
    [
      'winter',
      /(?<!\p{L})(?:inverno|dezembro|janeiro|fevereiro|neve|nevava|gelo|natal)(?!\p{L})/iu,
    ],
  ],
  times: [
    ['dawn', /(?<!\p{L})(?:madrugada|amanhecer|alvorada|aurora)(?!\p{L})/iu],
    ['night', /(?<!\p{L})(?:noites?|meia-noite|luar|lua|estrelas)(?!\p{L})/iu],
    ['evening', /(?<!\p{L})(?:entardecer|anoitecer|pôr do sol|ceia|serão)(?!\p{L})/iu],
    ['morning', /(?<!\p{L})(?:manhã|manhãs|pequeno-almoço)(?!\p{L})/iu],
    ['afternoon', /(?<!\p{L})(?:à tarde|meio-dia|essa tarde|uma tarde)(?!\p{L})/iu],
  ],
  notPlaces: new Set(
    `deus senhor senhora nossa jesus natal páscoa eu dona dom seu são santa santo mãe pai avó avô tia tio padre doutor
doutora sr sra dr dra`.split(/\s+/),
  ),
};
