import type { SceneSetting } from '../picture-plan.ts';
import type { Entry } from './entry.ts';

/** Where it is: 3 for a word that all but says so, 2 for one that is enough, 1 for one that only helps. */
export const settingWords: readonly Entry<SceneSetting>[] = [
  {
    gives: 'sea',
    weight: 3,
    en: 'beach|seaside|seashore|harbou?r|fishing (?:boats?|village|port|town)|lighthouse|by the sea|quay|pier|dunes|shoreline',
    pt: 'praia|porto de pesca|barcos? de pesca|farol|cais|beira-mar|à beira do mar|junto ao mar|vila piscatória|aldeia de pescadores',
  },
  {
    gives: 'sea',
    weight: 2,
    en: 'sea|ocean|coast|shore|waves|the tides?|sand|seashells?|fish(?:ed|ing|erman|ermen)|nets|gulls|swam|boats?',
    pt: 'mar|oceano|costa|ondas|maré|areia|conchas|pesc(?:a|ar|ava|avam|ador|adores|ou)|redes|gaivotas|barcos?|nad(?:ar|ava|ei)',
  },
  {
    gives: 'ship',
    weight: 3,
    en: 'on (?:the|a|board (?:the|a)) (?:ship|steamer|liner|ferry|boat to)|on board|aboard|steamship|ocean liner|sailed (?:to|for|from|across|away)|ship (?:across|to|for|from)|by (?:boat|ship)|crossed the (?:ocean|atlantic|pacific|sea|channel)|the deck|gangway|voyage|merchant navy',
    pt: 'a bordo|viagem de (?:barco|navio)|de (?:barco|navio) para|navio|paquete|convés|embarc(?:ou|ámos|amos|aram|ar|ava|ada)|embarquei|atravess(?:ei|ou|ámos|amos) o (?:oceano|atlântico|mar)|travessia|transatlântico|marinha mercante',
  },
  { gives: 'ship', weight: 2, en: 'ship|sailor', pt: 'marinheiro|veleiro' },
  {
    gives: 'station',
    weight: 3,
    en: '(?:train|railway|bus) station|(?:at|in|to|from|outside) the station|station platform|the platform|by train|(?:the|a|our|his|her|last|night|slow) trains?|railway|locomotive|steam engine',
    pt: 'estação (?:de comboios|ferroviária|de trem|dos comboios)|comboio|gare|o trem|de trem|caminhos? de ferro|a estação|na estação|locomotiva|na plataforma',
  },
  {
    gives: 'road',
    weight: 3,
    en: 'on the road|set off|set out|hitch-?hik(?:ed|ing)|long (?:road|journey)|crossed the border|drove (?:across|from|to|all)|road trip|walked (?:for )?(?:miles|kilomet(?:re|er)s|days)|lorry|truck driver',
    pt: 'na estrada|pela estrada|longa viagem|atravess(?:ei|ou|ámos|amos) a fronteira|pus-me a caminho|a salto|camionista|caminhoneiro|andámos quilómetros',
  },
  {
    gives: 'road',
    weight: 1.5,
    en: 'journey|travel(?:led|ed|ling|ing)|emigrat(?:ed|ing)|immigrat(?:ed|ing)|the road|highway|moved (?:to|away)|bicycle|motorcycle|caravan|suitcase',
    pt: 'viagem|viaj(?:ei|ou|ámos|ar|ava)|emigr(?:ei|ou|ámos|amos|aram|ar)|imigr(?:ei|ou|aram|ar)|estrada|caminho|mud(?:ei-me|ou-se|ámo-nos|amos|ar)|bicicleta|mala',
  },
  {
    gives: 'farm',
    weight: 3,
    en: 'farm(?:s|house|yard|er|ers|ing|ed)?|barns?|harvest(?:s|ed|ing|time)?|plough(?:ed|ing)?|plow(?:ed|ing)?|hay(?:stack|making|loft)?|vineyards?|orchards?|wheat ?fields?|the fields|in the fields?|milk(?:ed|ing) (?:the )?cows?|crops?|ranch|pastures?|olive groves?|rice paddies|plantation',
    pt: 'quinta|fazenda|lavoura|lavrador(?:es)?|colheita|ceif(?:ar|a|ava)|vindimas?|vinhas|vinhedos?|guard\\p{L}+ (?:as |o )?(?:ovelhas|cabras|vacas|gado)|pomar|seara|celeiro|nos campos|no campo|lavr(?:ar|ava|avam|ou)|roça|sementeira|apanh(?:a|ar|ava|ávamos) (?:d[aeo]s? )?(?:azeitonas?|uvas|milho)|olival|arrozal|pastagens?|orden(?:har|hava|hávamos)',
  },
  {
    gives: 'farm',
    weight: 1.5,
    en: 'cows?|sheep|goats?|pigs?|hens|chickens|horses?|oxen|donkey|tractor|the land|grapes|olives|corn|potato(?:es)?|countryside|fields?',
    pt: 'vacas?|ovelhas?|cabras?|porcos?|galinhas?|cavalos?|bois?|burro|trator|terra|uvas|azeitonas|milho|batatas?|campo|campos',
  },
  {
    gives: 'mountains',
    weight: 3,
    en: 'mountains?|in the (?:hills|alps|andes)|highlands|valley below|summit|alps|shepherd(?:ed|s|ing)?',
    pt: 'montanhas?|serra|na serra|encosta|cume|alpes|pastor(?:es|ear)?|planalto',
  },
  {
    gives: 'forest',
    weight: 3,
    en: 'forests?|the woods|in the wood|pine ?woods|jungle|woodland|lumber(?:jack|ing)|logging',
    pt: 'florestas?|bosques?|pinhal|selva|no mato|lenhador',
  },
  {
    gives: 'school',
    weight: 3,
    en: 'school(?:s|house|room|teacher|mistress|master|yard|days)?|classrooms?|blackboard|first grade|my class|pupils?|boarding school|teach(?:er|ing)|taught (?:at|in|children|history|maths?|english|reading)|university|college|kindergarten|lecture hall',
    pt: 'escolas?|sala de aula|quadro negro|professora?|alunos?|aulas|colégio|liceu|primária|universidade|faculdade|ensin(?:ei|ou|ava) (?:na|no|crianças|a ler)|dar aulas|carteira da escola|jardim de infância',
  },
  {
    gives: 'school',
    weight: 1.5,
    en: 'learn(?:ed|t) to (?:read|write)|lessons|stud(?:ied|y|ying)|exams?|diploma|degree|scholarship|graduat(?:ed|ion)',
    pt: 'aprend(?:i|eu|er) a (?:ler|escrever)|estud(?:ei|ou|ar|ava)|exames?|diploma|bolsa de estudos?|formei-me|formou-se|licenciatura',
  },
  {
    gives: 'church',
    weight: 3,
    en: 'church|chapel|cathedral|baptis(?:ed|m)|baptiz(?:ed)|christened|first communion|married in (?:the|a)|the altar|mass|priest|choir|convent|wedding ceremony',
    pt: 'igreja|capela|catedral|baptizad[ao]|batizad[ao]|batismo|baptizado|primeira comunhão|altar|missa|padre|coro da|convento',
  },
  {
    gives: 'church',
    weight: 2,
    en: '(?:got |were |was |we )married(?! to)|wedding(?! ring)|bride',
    pt: 'cas(?:ámos|amos|ei-me|ou-se|aram|aram-se)|casamento|noiva|boda',
  },
  {
    gives: 'hospital',
    weight: 3,
    en: 'hospitals?|the ward|on the wards|operating (?:theatre|room)|surgery|clinic|intensive care|emergency room|nurse(?:s|d)?|nursing|infirmary',
    pt: 'hospital|hospitais|enfermaria|enfermeira?s?|cirurgia|clínica|oper(?:ada|ado|ação)|cuidados intensivos|maternidade',
  },
  { gives: 'hospital', weight: 1, en: 'doctors?|midwife', pt: 'médic[ao]s?|parteira' },
  {
    gives: 'factory',
    weight: 3,
    en: 'factor(?:y|ies)|assembly line|cotton mill|textile mill|the mill|steelworks|foundry|looms?|coal ?mines?|the mines?|miners?|the pit|shipyard|cannery|production line|night shifts?|spinning (?:mill|machines)',
    pt: 'fábricas?|linha de montagem|fiação|tecelagem|teares?|fundição|minas?|mineiros?|siderurgia|estaleiro|conserveira|operári[ao]s?|turnos? da noite',
  },
  {
    gives: 'workshop',
    weight: 3,
    en: 'workshops?|carpent(?:er|ry)|joiner|blacksmith|forge|shoe ?maker|cobbler|tailor(?:ing)?|potter(?:y)?|workbench|apprentice(?:d|ship)?|garage|mechanic|sewing (?:machine|shop)|seamstress|dress ?maker|watch ?maker|repair(?:ed|ing) (?:shoes|clocks|watches|engines|radios|cars)|wood ?carv(?:er|ing)',
    pt: 'oficina|carpint(?:eiro|aria)|marceneiro|ferreiro|forja|sapat(?:eiro|aria)|alfaiat(?:e|aria)|ole(?:iro|aria)|aprendiz|mecânico|máquina de costura|costureira|relojoeiro|modista|bancada',
  },
  {
    gives: 'office',
    weight: 3,
    en: 'offices?|desk|switchboard|telephone (?:exchange|operator)|clerk|secretary|typist|typewriter|bank(?:er)? (?:teller|job|clerk)|accountant|lawyer|newspaper|company|headquarters|book ?keeper|civil servant|town hall|engineer|my own business|architect|journalist',
    pt: 'escritórios?|secretári[ao]|dactilógraf[ao]|datilógraf[ao]|máquina de escrever|bancári[ao]|contabilista|advogad[ao]|jornal|repartição|funcionári[ao]|câmara municipal|engenheir[ao]|empresa|jornalista',
  },
  {
    gives: 'kitchen',
    weight: 3,
    en: 'kitchens?|cook(?:s|ed|ing)?|bak(?:e|ed|ing|ery|er|ers)|stove|oven|recipes?|(?:home-?made )?bread|soup|dough|pie|cak(?:e|es) (?:for|from|with)|stew|restaurant|café owner|jam',
    pt: 'cozinhas?|cozinh(?:ar|ava|ei|ou|eira)|fogão|forno|receitas?|pão|sopa|bolos|massa|padaria|padeir[ao]|padeiros|restaurante|doces|compota|tacho|panela',
  },
  {
    gives: 'garden',
    weight: 3,
    en: 'gardens?|gardening|flower ?beds?|roses|tomatoes|vegetable patch|allotment|greenhouse|planted (?:roses|flowers|a tree|trees|tulips|vegetables)',
    pt: 'jardins?|jardim|jardinagem|canteiros?|horta|rosas|roseiras|tomates|plant(?:ei|ou|ava) (?:rosas|flores|uma árvore|árvores|couves)|estufa',
  },
  {
    gives: 'celebration',
    weight: 3,
    en: 'birthday|part(?:y|ies)|celebrat(?:ed|e|ion|ing|ions)|anniversary|danced|dance hall|(?:the|every|a) dances?|fiesta|festival|feast|wedding (?:party|reception|feast)|christmas|new year|reunion|fireworks',
    pt: 'aniversário|festas?|celebr(?:ámos|amos|ar|ou|ava|ação)|festej(?:ar|ámos|amos|ava)|bodas de|baile|danç(?:ámos|amos|ar|ava|ou|avam|ei)|arraial|romaria|banquete|natal|ano novo|copo-d’água|santos populares',
  },
  {
    gives: 'city',
    weight: 3,
    en: 'city|cities|streets?|downtown|apartment|neighbou?rhood|town square|avenue|tram|boulevard|the capital|shop(?:s|keeper)?|stores?|market(?:place)?|scaffold(?:ing)?|building sites?|skyscrapers?|(?:new york|london|paris|lisbon|porto|chicago|boston|toronto|berlin|rome|madrid|rio de janeiro|são paulo|luanda|johannesburg|sydney|melbourne|buenos aires|glasgow|dublin|liverpool|manchester|warsaw|vienna|mumbai|bombay|delhi|shanghai|tokyo|hong kong|lagos|nairobi|cairo)',
    pt: 'cidades?|ruas?|apartamento|bairro|praça|avenida|elétrico|bonde|a capital|lojas?|mercado|mercearia|andaimes?|nas obras',
  },
  {
    gives: 'village',
    weight: 3,
    en: 'villages?|hamlet|small town|village square|our neighbou?rs',
    pt: 'aldeias?|vila|lugarejo|povoado|aldeola|vizinhos',
  },
  {
    gives: 'home',
    weight: 2,
    en: 'home|house|living room|fireplace|fireside|armchair|sofa|the attic|bedroom|porch|cottage|cradle|lullab(?:y|ies)|bedtime|grandchildren|grandsons?|granddaughters?|(?:had|raised|brought up) (?:\\p{L}+ )?(?:children|sons|daughters|kids|boys|girls)|was born|were born|gave birth|our (?:first|second|third|youngest|eldest) (?:child|son|daughter|baby)|newborn|play(?:ed|ing)? the (?:piano|violin|guitar|accordion|fiddle)|radio|television|piano|sew(?:ed|ing)?|knit(?:ted|ting)|told us stories|sang (?:to|us)|family album|photographs?',
    pt: 'casa|lar|sala de estar|lareira|à lareira|sofá|poltrona|(?:meu|nosso|um|o) quarto|à porta(?! de)|sótão|berço|netos?|netas?|netinhos|nasc(?:i|eu|eram|emos)|deu à luz|cri(?:ei|ámos|amos|ou) (?:\\p{L}+ )?(?:filhos|filhas)|tiv(?:emos|eram|e) (?:\\p{L}+ )?(?:filhos|filhas)|nosso primeiro filho|nossa primeira filha|rádio|televisão|piano|cos(?:er|ia|tura|turava)|tricot(?:ar|ava)|cont(?:ava|avam)(?:-nos)? histórias|cant(?:ava|avam)|fotografias|álbum',
  },
  {
    gives: 'hardship',
    weight: 4,
    en: 'wars?|bomb(?:s|ed|ing|ings|ers?)|the reich|forced labou?r|labou?r camps?|deport(?:ed|ation)|ghetto|displaced persons|gestapo|pogroms?|air ?raids?|occupation|soldiers (?:came|took|marched)|refugees?|concentration camp|famine|hunger|starv(?:ed|ing|ation)|the depression|ration(?:s|ing|ed)|prison(?:er)?|dictatorship|fled|evacuated|died|death|dead|killed|passed away|funeral|bury|buried|grave(?:yard|side)?|cemetery|widow(?:ed|er)?|mourn(?:ed|ing)|grief|lost (?:my|his|her|our|their) (?:husband|wife|mother|father|son|daughter|brother|sister|parents|baby|child|home|house|job)|stillborn|miscarriage|cancer|stroke|heart attack|tuberculosis|epidemic|poverty|orphan(?:ed|age)?|divorc(?:e|ed)|bankrupt(?:cy)?|drought|earthquake|unemployed|evicted',
    pt: 'guerras?|bomb(?:as|ardeamentos?|ardearam)|ocupação|refugiad[ao]s?|campo de concentração|fome|miséria|prisão|pres[ao]s? (?:pela|político)|ditadura|pide|fugimos|fugiu|morreu|morreram|morte|mort[ao]s?|faleceu|falecimento|funeral|enterro|enterr(?:ado|ada|ámos|amos)|cemitério|viúv[ao]|luto|perd(?:i|eu|emos) (?:o|a) (?:meu|minha|seu|sua|nosso|nossa|marido|mulher|mãe|pai|filho|filha|casa|emprego|bebé)|cancro|câncer|avc|tuberculose|epidemia|pobreza|órf(?:ão|ã|ãos)|divórcio|divorci(?:ei|ou|ámo)|seca|terramoto|desempreg[oa]|ultramar',
  },
  {
    gives: 'hardship',
    weight: 2,
    en: 'ill(?:ness)?|fell ill|sick(?:ness)?|lonely|loneliness|hard (?:times|years|winter)|poor|accident|despair',
    pt: 'doen(?:te|ça)|adoec(?:i|eu)|solidão|sozinh[ao]|tempos difíceis|anos difíceis|pobres?|acidente|desespero',
  },
];
