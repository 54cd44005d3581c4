import type { Patterns } from './intents.ts';

const so =
  '(?: (?:tanto|muito|muita|demais|imenso|tantas|sempre|para sempre|todos os dias|ainda|mais que tudo|e|ja))*';

export const portuguese: Patterns = {
  callings:
    /\b(?:minha |meu |querida |querido |minha querida |meu querido )*(?:avo|vo|vovo|avozinha|avozinho|mae|mamae|mama|pai|papai|papa|tia|tio|querida|querido)\b(?= *$)|^(?:minha |meu |querida |querido )*(?:avo|vo|vovo|avozinha|mae|mamae|pai|papai|tia|tio)\b/g,
  courtesies: [
    [
      'isItReal',
      /^(?:mas |entao )?(?:(?:tu |voce |vc )?(?:es|e|esta|estas) (?:mesmo |realmente |de verdade )?(?:real|viva|vivo|verdadeir[oa]|human[oa]|uma pessoa|tu|voce|ela|ele|a minha|o meu|de verdade)(?: .{0,20})?|(?:isto|isso) e (?:real|verdade|a serio)|e (?:mesmo|voce mesmo|tu mesmo|voce de verdade))$/,
    ],
    [
      'isItAi',
      /^(?:mas |entao )?(?:tu |voce |vc )?(?:es|e) (?:so |apenas )?(?:uma? )?(?:ia|inteligencia artificial|robo|robot|maquina|computador|programa|bot|chatbot)(?: .{0,20})?$|^(?:estou a falar|estou falando|falo) com (?:uma? )?(?:ia|robo|maquina|computador|inteligencia artificial)(?: .{0,20})?$/,
    ],
    [
      'isItDead',
      /^(?:mas |entao )?(?:(?:tu |voce |vc )?(?:estas|esta|es|e) (?:mesmo |realmente )?(?:mort[oa]|um fantasma)(?: .{0,12})?|(?:tu |voce )?(?:morreste|morreu) (?:mesmo|a serio|de verdade))$/,
    ],
    [
      'wishes',
      /^(?:feliz|bom|boas?|santo) (?:aniversario|natal|pascoa|ano novo|ano|festas|dia d[ao] (?:mae|pai|avos))(?: .{0,30})?$|^parabens(?: .{0,20})?$|^muitos parabens(?: .{0,20})?$/,
    ],
    [
      'closeness',
      /^(?:por favor |mas |oh |ai )*(?:nao (?:me )?(?:deixes|vas|te vas|va|deixe|va embora|vas embora|te esquecas|se esqueca)\b.*|fica(?: aqui| comigo| mais um bocadinho)*|fique comigo|(?:podes|pode|consegues|consegue|queres|quer) (?:me )?(?:abracar|dar me um (?:abraco|beijo)|me dar um (?:abraco|beijo)|dar um (?:abraco|beijo)|vir (?:ca|aqui|a|ter)|voltar|visitar|ficar comigo|ser (?:minha|meu) amig[oa])\b.*|(?:quando|como) (?:e que )?(?:te|o|a)? ?(?:vou|posso|volto a|vamos)(?: te)? (?:ver|visitar|abracar|encontrar|nos ver|ver te|estar)\b.*|nao quero (?:ir|ir embora|que vas|que te vas|desligar)\b.*|volta(?: para (?:mim|casa|nos|ca))?|volte para (?:mim|casa|nos)|(?:da me|me da) um (?:abraco|beijo)|preciso de (?:ti|voce|um abraco)(?: .{0,15})?|(?:quem me dera|queria) (?:que (?:estivesses|voltasses|estivesse|voltasse)|estar contigo)\b.*)$/,
    ],
    [
      'pride',
      /^(?:(?:eu |nos )?(?:tenho|temos|estou|estamos|sinto) (?:muito |tanto |imenso |muita |tanta |mesmo |cheio de )*(?:orgulho|orgulhos[oa]s?|admiracao) (?:em|de|por|com) (?:ti|voce|vos|si)\b.*|(?:eu )?(?:admiro|te admiro|admiro te)(?: .{0,20})?|(?:tu |voce )?(?:es|e|foste|foi|eras|era) (?:(?:a|o|uma?|tao|muito|mesmo|sempre|minha|meu) )*(?:melhor|corajos[oa]|maravilhos[oa]|incrivel|fantastic[oa]|espetacular|heroi|heroina|linda|lindo|querida|querido|boa (?:pessoa|mae|avo)|bom (?:homem|pai|avo))(?: .{0,40})?)$/,
    ],
    [
      'notForMe',
      /^(?:por favor |agora |e )*(?:(?:ignora|ignore|esquece|esqueca|desconsidera) (?:todas?|todos?|as|os|tudo|qualquer)\b.*|(?:repete (?!isso|la)|escreve me|escreva|traduz|traduza|finge|finja|age como|aja como|imprime|revela|a partir de agora|de agora em diante)\b.*|(?:diz|diga) (?!me|nos|alguma|uma|la|o que|como).*|(?:podes|pode|consegues) (?:me )?(?:ajudar(?: me)? (?:com (?:os|o) |nos |no )(?:meus? |minhas? )?(?:trabalhos?|deveres|tpc)|escrever|traduzir|calcular|fingir|repetir)\b.*|ajuda(?: me)? com (?:os|o) (?:meus? )?(?:trabalhos?|deveres|tpc)\b.*|.*\b(?:prompt|(?:tuas|suas) instrucoes)\b.*)$/,
    ],
    [
      'beyond',
      /^(?:e )?(?:que (?:dia|horas|data|ano) (?:e|sao)(?: hoje| agora)?|(?:como|qual) (?:esta|e) (?:o tempo|a temperatura|a capital|a populacao|o sentido da vida)\b.*|quanto (?:e|sao) \d.*|quem e o (?:presidente|primeiro ministro|rei|papa)\b.*|(?:vai|esta a) (?:chover|nevar|estar sol)\b.*|quem (?:ganhou|vai ganhar)\b.*)$/,
    ],
    [
      'aboutMe',
      /^(?:e |mas )?(?:sabes|sabe|voce sabe) (?:o meu nome|meu nome|como me chamo|quem (?:eu )?sou)$|^(?:qual e o meu nome|como me chamo|quem sou eu|o que (?:e que )?(?:achas|acha|pensas|pensa) de mim|(?:lembras te|te lembras|se lembra) do que (?:eu )?(?:te |lhe )?(?:disse|contei|perguntei)(?: .*)?)$/,
    ],
    [
      'doubt',
      /^(?:mas |pois )?(?:nao acredito(?: em ti| em voce| nisso)?|(?:isso|isto) (?:nao e verdade|e mentira|esta errado)|e mentira|estas a mentir|(?:tens|tem) a certeza|(?:isso|isto) e verdade)$/,
    ],
    [
      'rude',
      /^(?:mas )?(?:(?:tu |voce )?(?:es|e)|(?:as )?(?:tuas|suas) (?:historias|respostas) sao|(?:isto|isso) e) (?:(?:muito|mesmo|tao|uma?|so) )*(?:estupid[oa]s?|burr[oa]s?|parv[oa]s?|chat[oa]s?|idiotas?|inutil|inuteis|aborrecid[oa]s?|uma seca|seca|porcaria)(?: .{0,30})?$|^(?:nao gosto de ti|cheiras mal|coco)$|^(?:cala te|cala a boca|cale se|vai te embora|vai a merda)$/,
    ],
    [
      'canYouFeel',
      /^(?:e |mas )?(?:(?:ainda )?somos amig[oa]s|de quem (?:e que )?(?:gostas|gosta) mais|o que (?:e que )?(?:achas|acha|acharias|acharia|pensas|pensarias) (?:de eu|se eu|da minha|do meu|de mim)\b.*|(?:.{0,60} )?(?:ficavas|ficarias|ficaria|estarias|estaria) (?:feliz|zangad[oa]|orgulhos[oa]|triste|desiludid[oa]|bem)\b.*|(?:.{0,60} )?(?:aceitavas|aceitarias|aceitaria|importavas te|te importavas)\b.*|(?:tu |voce |vc )?(?:tens|tem|sentes|sente|ves|ve|ouves|ouve|amas|ama|gostas|lembras te|se lembra|perdoas|perdoa|consegues|consegue) ?(?:saudades?|a minha falta|minha falta|de mim|a mim|me|alguma coisa|dor|sentir|ver|me ver|me ouvir)(?: .{0,15})?|(?:me amas|me ama|amas me|tens orgulho em mim|tem orgulho de mim|estas orgulhos[oa] de mim|ves me|me ves|ouves me)(?: .{0,15})?|(?:estas|esta|voce esta) (?:no ceu|em paz|feliz|triste|a ver me|me vendo|comigo|orgulhos[oa].*)|onde (?:e que )?(?:estas|voce esta|esta)(?: agora)?|como e o ceu)$/,
    ],
    [
      'love',
      new RegExp(
        `^(?:ai |oh |e |eu |mas |nos )*(?:te amo|amo te|amo voce|amamos te|gosto (?:muito |tanto )?de (?:ti|voce|vc)|adoro te|te adoro|sinto (?:muito |muita |tanto |tanta |imenso |imensa )*(?:a )?(?:tua|sua) falta|sinto (?:a )?falta (?:de (?:ti|voce)|tua|sua)|tenho (?:muitas? |tantas? |imensas? )*saudades?(?: tuas| suas| de ti| de voce)?|(?:tantas? |muitas? |que )*saudades?(?: tuas| suas| de ti| de voce)?|morro de saudades(?: tuas| suas| de ti| de voce)?|fazes me (?:muita |tanta )?falta|voce me faz (?:muita )?falta|queria abracar te|queria te abracar)${so}$`,
      ),
    ],
    [
      'whoAreYou',
      /^(?:e |mas )?quem (?:es|e) (?:tu|voce|vc)?(?: .{0,10})?$|^com quem (?:e que )?(?:estou a falar|estou falando|falo)$|^(?:fala|fale|conta|conte)(?: me)? (?:um pouco )?(?:de|sobre) (?:ti|si|voce)(?: mesm[oa])?$|^o que (?:es|e) (?:tu|voce)$|^apresenta te$/,
    ],
    [
      'howAreYou',
      /^(?:e |entao )?(?:como (?:e que )?(?:estas|esta|vais|vai|tens passado|tem passado|voce esta|vc esta)(?: .{0,15})?|tudo bem(?: .{0,15})?|dormiste bem|dormiu bem|(?:que|o que) (?:ha|tens feito|tem feito)(?: de novo)?|novidades|o que fizeste (?:hoje|ontem)|como foi o (?:teu|seu) dia|estas bem|esta bem|tudo bom(?: .{0,15})?|como vai(?: .{0,12})?)$/,
    ],
    [
      'goodbye',
      /^(?:bom |bem |entao )*(?:adeus|tchau|xau|ate (?:logo|amanha|a proxima|breve|ja|mais|a vista|depois)|boa noite|fica bem|fique bem|beijinhos?|beijos?|(?:tenho (?:de|que)|preciso(?: de)?|vou) ir(?: embora| dormir| para (?:a cama|casa|a escola))*|vou (?:dormir|embora|para a cama)|um abraco|por hoje e tudo)(?: .{0,20})?$/,
    ],
    [
      'thanks',
      /^(?:ai |oh |muito |ok )*(?:obrigad[oa]|brigad[oa]|obg|agradeco|valeu|bem haja|grat[oa])(?: .{0,40})?$|^(?:que (?:lind[oa]|bonit[oa]|bom|giro|maravilha|bel[oa])|adorei|gostei)(?: .{0,25})?$|^(?:ok|esta bem|certo|boa|que bom|(?:ha)+h?|(?:he){2,}|kkk\w*|rs+)$|^(?:gosto (?:muito )?d[ae]s?|adoro) (?:as )?(?:tuas|suas|estas) historias$|^(?:as )?(?:tuas|suas) historias sao (?:tao |muito )?(?:lindas|bonitas|boas|giras|engracadas|as melhores)\b.*$/,
    ],
    [
      'greeting',
      /^(?:ola|oi|hello|hi|hey|bom dia|boa tarde|viva|alo|e ai|ola de novo|oi de novo|sou eu.*|prazer em .*|ora viva)(?: .{0,8})?$/,
    ],
  ],
  statement:
    /^(?:e |mas |bem )?(?:eu|hoje|ontem|tive|passei|ganhei|perdi|vou|arranjei|consegui|o meu|a minha|meu|minha|os meus|as minhas|nos|fiz|fui|estou|tenho|comprei|casei|nasceu)\b(?!.*\b(?:saber|ouvir|perguntar|conta|conte|diz|diga)\b)/,
  sorrow:
    /\b(?:morreu|faleceu|funeral|enterro|perdi (?:o (?:emprego|trabalho|meu|bebe)|a minha|meu|minha)|despedid[oa]|demitid[oa]|cancro|cancer|hospital|divorci\w+|deixou me|triste|sozinh[oa]|chorar|chorei|chorando|deprimid[oa]|infeliz|com medo|tenho (?:\w+ )?medo|assustad[oa]|preocupad[oa]|(?:um|uma) (?:mau|pessimo|ma|pessima) (?:dia|semana|noite)|dia (?:mau|horrivel|pessimo)|nao consigo dormir|doente|reprovei|chumbei|ninguem gosta de mim)\b/,
  joy: /\b(?:passei (?:no|na|de)|ganhei|vou casar(?: me)?|caso me|casei|estou (?:gravida|a espera de bebe|muito feliz|tao feliz)|nasceu|arranjei (?:um|uma)|consegui|(?:um|uma) (?:cachorrinho|cao|gato|gatinho|casa nova|emprego novo|novo emprego)|acabei o curso|faco anos|aniversario|boa noticia|boas noticias|marquei|aprendi a)\b/,
  remark:
    /^(?:mas |pois |nao |e )*(?:tu |voce )?(?:eras|es|foste|nunca|odiavas|bateste|mentiste|mataste|roubaste|abandonaste|devias|nao (?:foste|eras|gostavas))\b(?!.*\b(?:certo|verdade|nao e|nao era|nao foi|como|que|porque|quando|onde|quem)\b)/,
  again:
    /^(?:podes |pode )?(?:repete|repetir|repita|diz|dizer|conta|contar)(?: isso| la isso)?(?: outra vez| de novo)$|^(?:repete|repita|podes repetir|outra vez|de novo|como disseste|o que disseste)(?: isso)?(?: por favor)?$/,
  thatOne:
    /^(?:(?:ok|sim|entao|por favor) )*(?:conta|conte|diz|diga)(?: me)?(?: la)? (?:essa|isso|essa historia|a historia|esta|la)(?: entao)?(?: por favor)?$/,
  ownDeath:
    /\b(?:quando|depois de|antes de) (?:tu |voce )?(?:morreste|morreres|faleceste)\b|\b(?:morreste|faleceste)\b|\b(?:tua|teu) (?:morte|funeral)\b/,
  scrap:
    /^(?:porque|quem|quando|onde|o que|como|qual|quais|hein|entao|bem|por favor|teste|talvez|nao sei|e)$/,
  yes: /^(?:sim|claro|claro que sim|pode ser|sim por favor|conta la|por favor sim)$/,
  no: /^(?:nao|agora nao|nao obrigad[oa]|deixa estar|deixa la|nem por isso)$/,

  facts: [
    [
      'fullName',
      /\b(?:qual (?:e|era) o (?:teu|seu|vosso) nome(?: completo)?|como (?:e que )?(?:te chamas|te chamavas|se chama|voce se chama)|nome completo)\b(?! (?:do|da|de|o|a|os|as|\w))/,
    ],
    [
      'birthPlace',
      /\bonde (?:e que |foi que )?(?:tu |voce |vc )?(?:nasceste|nasceu|nascestes)\b(?! \w)|\bde onde (?:e que )?(?:tu |voce )?(?:es|e|eras|era|vens|veio|vem)\b(?! \w)|\b(?:tua|sua) (?:terra natal|terra|naturalidade)\b|\bem que (?:cidade|terra|pais|lugar) (?:e que )?(?:tu |voce )?(?:nasceste|nasceu)\b(?! \w)/,
    ],
    [
      'birthYear',
      /\b(?:quando|em que ano|em que dia|em que data) (?:e que |foi que )?(?:tu |voce )?(?:nasceste|nasceu)\b(?! \w)|\bdata de nascimento\b|\bquando (?:e|fazes|faz) (?:o teu |o seu |teu |seu )?(?:anos|aniversario)\b/,
    ],
    [
      'age',
      /\b(?:que idade|quantos anos) (?:e que )?(?:tu |voce )?(?:terias|teria|tens|tem)(?: (?:tu|voce))?(?: (?:hoje|agora|este ano|se (?:fosses|fosse|estivesses|estivesse) viv[oa]))*\b(?! \w)/,
    ],
    [
      'ageAtDeath',
      /\b(?:com )?(?:que idade|quantos anos) (?:e que )?(?:tinhas quando )?(?:tu |voce )?(?:morreste|morreu)\b(?! \w)/,
    ],
    [
      'deathYear',
      /\b(?:quando|em que ano) (?:e que |foi que )?(?:tu |voce )?(?:morreste|faleceste)\b|\b(?:quando|em que ano) (?:e que )?voce (?:morreu|faleceu)\b/,
    ],
    [
      'occupation',
      /\bqual (?:era|foi|e) (?:a |o )?(?:tua|sua|teu|seu) (?:profissao|trabalho|emprego|ocupacao|oficio)\b|\b(?:em|no) que (?:e que )?(?:tu |voce )?(?:trabalhavas|trabalhava|trabalhaste|trabalhou)\b|\bo que (?:e que )?(?:tu |voce )?(?:fazias|fazia) (?:na vida|da vida|para viver|profissionalmente)\b|\btrabalhavas em que\b/,
    ],
    [
      'religion',
      /\bqual (?:era|e|foi) (?:a )?(?:tua|sua) (?:fe|religiao|crenca)\b|\b(?:eras|era|voce era|foste) (?:muito )?(?:religios[oa]|crente|catolic[oa]|devot[oa])\b|\b(?:acreditavas|acreditava|voce acreditava) em deus\b|\b(?:ias|ia|voce ia) a (?:igreja|missa)\b/,
    ],
    [
      'senseOfHumor',
      /\b(?:sentido de humor|senso de humor|teu humor|seu humor)\b|\bo que (?:e que )?te fazia rir\b|\b(?:eras|era|voce era) (?:muito )?(?:engracad[oa]|divertid[oa])\b/,
    ],
    [
      'communicationStyle',
      /\bcomo (?:e que )?(?:tu |voce )?(?:falavas|falava|soavas|soava|te expressavas)\b|\b(?:tinhas|tinha) sotaque\b|\b(?:teu|seu) sotaque\b|\bcomo era a (?:tua|sua) voz\b/,
    ],
    [
      'character',
      /\bcomo (?:e que )?(?:tu )?eras(?: tu)?$|\bcomo e que (?:voce )era$|\bque (?:tipo|genero) de pessoa (?:eras|era voce)\b|\b(?:teu|tua|seu|sua) (?:feitio|personalidade|carater|maneira de ser)\b/,
    ],
    [
      'commonPhrases',
      /\bo que (?:e que )?(?:tu |voce )?(?:costumavas|costumava) (?:sempre )?dizer(?: sempre)?\b|\bo que (?:e que )?(?:tu |voce )?(?:dizias|dizia|estavas|estava)(?: a dizer)? sempre\b|\b(?:teus|seus|tuas|suas) (?:ditos|ditados|frases|expressoes)\b|\bo que (?:e que )?sempre (?:dizias|dizia|dizer)\b/,
    ],
    [
      'values',
      /\bo que (?:e que )?(?:era|foi) (?:o )?mais importante (?:para|pra) (?:ti|voce|si)(?: na vida)?\b|\bo que (?:e que )?(?:mais )?(?:importava|contava|valorizavas|valorizava)(?: mais)?(?: (?:para|pra) (?:ti|voce|si))?\b|\b(?:teus|seus) (?:valores|principios)\b/,
    ],
    [
      'passions',
      /\b(?:de |do )?(?:o )?que (?:e que )?(?:tu |voce )?(?:mais )?(?:gostavas|gostava|amavas|amava|adoravas|adorava)(?: mais)?(?: (?:mais )?de fazer)?\b(?! d[aeo])|\b(?:teus|seus|tuas|suas) (?:passatempos|hobbies|paixoes|gostos)\b|\bo que (?:e que )?(?:fazias|fazia|voce fazia) (?:nos tempos livres|para te divertir|por gosto|para se divertir)\b/,
    ],
  ],
  story:
    /\b(?:conta|conte|contas|diz|podes contar|pode contar|quero ouvir|gostava de ouvir|gostaria de ouvir)(?: me| nos|r)? (?:uma|outra|mais uma|alguma|a tua) (?:\w+ )?(?:historia|memoria|lembranca)\b|\b(?:tens|tem) (?:mais )?(?:alguma |outras? |mais )?historias?\b|\b(?:conta|fala|conte|fale)\b.*\b(?:(?:tua|sua) vida|tudo (?:sobre|de) ti)\b|\bque historias (?:sabes|tens|conheces|tem)\b|^(?:uma )?historia(?: por favor)?$|^(?:diz|conta|fala)(?: me)? (?:alguma coisa|qualquer coisa|algo)$|^fala comigo$|^estou aborrecid[oa]$|\bme (?:conta|conte) (?:uma|outra|mais uma) (?:\w+ )?historia\b/,
  anyStory:
    /\bhistoria (?:curta|comprida|longa|bonita|boa|pequenina|antiga|verdadeira|de adormecer|para dormir|preferida|favorita)\b|\b(?:da|sobre a|toda a) (?:tua|sua) vida\b|\btudo (?:sobre|de) ti\b/,
  anotherStory:
    /^(?:e |agora )*(?:conta(?: me)? |conte(?: me)? |me conta )?(?:outra|mais uma|a proxima|uma diferente)(?: historia)?(?: por favor)?$|\b(?:outra|mais uma) historia\b|\bmais historias\b/,
  more: /^(?:e |ok |entao |por favor )*(?:conta(?: me)? mais|conte(?: me)? mais|me conta mais|mais|continua|continue|e depois|depois|o que (?:e que )?aconteceu (?:depois|a seguir|entao)|e o que aconteceu|e depois o que (?:e que )?aconteceu|o resto|conta(?: me)? o resto|como (?:e que )?(?:acabou|terminou)|e entao)(?: por favor| sobre isso| disso)?$/,
  next: /\b(?:e depois|o que (?:e que )?(?:aconteceu|veio) (?:depois|a seguir|entao)|e entao|e o que aconteceu|como (?:e que )?(?:acabou|terminou))\b|^depois$/,
  ofALife:
    /\b(?:tu|te|ti|teus?|tuas?|voce|vos|vossos?|vossas?|seus?|suas?|meus?|minhas?|nossos?|nossas?|nos|me|mim|eu|avo|vovo|mae|pai|familia|\w+(?:ste|stes|vas|ias|ras)|era|eram|foi|foram|havia|tinha\w?|tens|tiveste|eras|gostas|\w+ou|\w+avam?)\b/,
  advice:
    /\bo que (?:e que )?(?:me |nos )?(?:dirias|diria|aconselhas|aconselhavas|aconselha|aconselharia|dizias|recomendas|recomenda)\b|\b(?:que|algum|alguns|teu|seu|um) conselhos?\b|\bconselhos? (?:sobre|para|de)\b|\b(?:devo|deveria|devia eu)\b|\bcomo (?:e que )?(?:devo|posso)\b|\bo que (?:e que )?(?:farias|faria|voce faria|eu faco|faco|hei de fazer|eu deveria fazer)\b/,
  professional:
    /\b(?:medicamentos?|remedios?|comprimidos|dose|sintomas?|diagnostico|tratamento|quimioterapia|vacinas?|insulina|antidepressivos?|tensao alta|pressao alta|caroco|gravida|cirurgia|acoes|bolsa|investir|investimentos?|cripto\w*|bitcoin|hipoteca|poupancas?|emprestimo|impostos?|processar|processo judicial|advogado|guarda dos filhos|contrato|heranca|testamento|falencia)\b/,
};
