const kindsOfThings = `
instrument: guitar piano violin viola cello drum flute accordion trumpet saxophone clarinet harmonica organ banjo harp keyboard|instrumento: guitarra viola piano violino tambor flauta acordeão concertina trompete saxofone clarinete órgão harpa gaita
sport athletic exercise: football soccer rugby cricket tennis golf basketball baseball volleyball hockey swim run jog cycle ski surf skate box wrestle judo karate yoga gym climb row sail hike bowls dart|desporto esporte exercício: futebol ténis tênis basquetebol voleibol hóquei natação nadar correr ciclismo esqui surf patinar boxe judo ioga ginásio escalar remo
game: chess card domino checkers puzzle poker bingo dice scrabble console video board football|jogo: xadrez carta dominó damas sueca bingo dado puzzle
hobby pastime leisure activity: garden knit sew paint draw read cook bake fish hunt dance sing hike camp photograph pottery collect chess puzzle crossword bird carpentry woodwork write|passatempo lazer atividade: jardim tricotar costurar pintar desenhar ler cozinhar pescar caçar dançar cantar caminhar acampar fotografia olaria colecionar xadrez escrever
pet animal creature: dog cat puppy kitten rabbit hamster parrot canary fish goldfish turtle tortoise snake lizard pony horse donkey goat sheep cow pig hen chicken duck goose bird bee|animal bicho mascote: cão cachorro gato coelho hamster papagaio canário peixe tartaruga cavalo burro cabra ovelha vaca porco galinha pato ganso pássaro abelha
breed: greyhound labrador retriever shepherd poodle terrier collie spaniel beagle bulldog husky dachshund mongrel|raça: galgo labrador pastor caniche rafeiro podengo
dog: greyhound labrador retriever poodle terrier collie spaniel beagle bulldog husky dachshund puppy|cão cachorro: galgo labrador caniche rafeiro podengo cachorrinho
bird: robin sparrow crow owl eagle hawk parrot canary pigeon dove swan gull swallow blackbird|pássaro ave: pardal corvo coruja águia falcão papagaio canário pombo pomba cisne gaivota andorinha melro
fish seafood: salmon trout cod tuna sardine herring eel crab lobster shrimp oyster|peixe marisco: salmão truta bacalhau atum sardinha enguia caranguejo lagosta camarão ostra
fruit: apple pear plum cherry grape orange lemon banana peach strawberry raspberry fig melon apricot|fruta: maçã pera ameixa cereja uva laranja limão banana pêssego morango figo melão damasco
vegetable crop harvest: potato tomato carrot onion leek bean pea cabbage lettuce pumpkin corn wheat garlic spinach|legume colheita: batata tomate cenoura cebola feijão ervilha couve alface abóbora milho trigo alho espinafre
flower plant: rose tulip daisy lily sunflower daffodil orchid snowdrop violet peony lavender geranium|flor planta: rosa tulipa margarida lírio girassol orquídea violeta cravo alfazema lavanda
tree: oak pine birch elm willow apple chestnut maple olive palm|árvore: carvalho pinheiro castanheiro oliveira sobreiro palmeira
wood timber: oak pine mahogany walnut ash beech cherry|madeira: carvalho pinho mogno nogueira castanho
material: wood steel iron stone brick marble clay leather silk wool cotton linen glass|material: madeira aço ferro pedra tijolo mármore barro couro seda lã algodão linho vidro
food dish meal eat snack: soup stew pie roast sandwich pasta pizza rice bread cheese egg salad steak curry sausage bacon potato|comida prato refeição: sopa guisado assado sandes arroz massa pão queijo ovo salada bife caril chouriço batata bacalhau
dessert sweet treat: cake pie cookie biscuit pudding chocolate candy doughnut jam honey custard|doce sobremesa: bolo tarte bolacha biscoito pudim chocolate rebuçado marmelada compota mel
drink beverage: tea coffee wine beer whisky cider milk juice cocoa lemonade gin brandy|bebida: chá café vinho cerveja aguardente leite sumo limonada vinho
flavour flavor: vanilla chocolate strawberry lemon pistachio mint caramel coffee|sabor: baunilha chocolate morango limão pistácio menta caramelo café
clothes garment wear clothing: dress shirt coat jacket trousers skirt hat cap shoe boot scarf glove sock suit sweater jumper apron uniform|roupa vestuário: vestido camisa casaco calças saia chapéu boné sapato bota cachecol luva meia fato camisola avental farda
jewellery jewelry jewel: ring necklace bracelet brooch earring watch pendant locket pearl gold|joia: anel colar pulseira broche brinco relógio medalha pérola ouro
furniture: table chair bed wardrobe cupboard sofa couch desk bench shelf bureau dresser|móvel mobília: mesa cadeira cama armário sofá secretária banco estante cómoda
tool: hammer saw chisel plane drill spade shovel axe knife needle scissors ladder wrench|ferramenta: martelo serra formão plaina berbequim pá enxada machado faca agulha tesoura escada
vehicle transport: car van truck lorry bus coach tram train bicycle bike motorbike motorcycle tractor boat ship ferry plane|veículo transporte: carro carrinha camião autocarro elétrico comboio bicicleta mota tractor trator barco navio avião
boat ship vessel: canoe yacht trawler ferry dinghy rowing sail kayak|barco navio: canoa traineira caravela bote veleiro
building: house cottage castle church school hospital hotel shop barn factory mill library museum theatre station|edifício: casa castelo igreja escola hospital hotel loja celeiro fábrica moinho biblioteca museu teatro estação
room: kitchen bedroom bathroom parlour attic cellar hall study nursery|divisão quarto: cozinha sala sótão cave corredor
job profession occupation work trade living: teacher nurse doctor lawyer farmer baker butcher carpenter joiner plumber electrician mechanic engineer clerk secretary waiter cook chef driver porter postman policeman soldier sailor fisherman miner tailor seamstress dressmaker hairdresser barber shopkeeper salesman accountant journalist librarian priest|trabalho profissão emprego ofício: professor professora enfermeira médico advogado agricultor lavrador padeiro padeira talhante carpinteiro marceneiro canalizador eletricista mecânico engenheiro empregado secretária cozinheira motorista carteiro polícia soldado marinheiro pescador mineiro alfaiate costureira modista cabeleireira barbeiro merceeiro contabilista jornalista bibliotecária padre
subject study course degree: history physics chemistry biology maths mathematics geography literature law medicine engineering economics philosophy psychology music art latin|disciplina curso estudar: história física química biologia matemática geografia literatura direito medicina engenharia economia filosofia psicologia música arte latim
language: english french spanish portuguese german italian polish russian latin welsh irish gaelic|língua idioma: inglês francês espanhol português alemão italiano polaco russo latim
country nation homeland abroad: england scotland wales ireland france spain portugal italy germany poland russia america canada australia brazil india china japan africa angola mozambique|país nação pátria estrangeiro: inglaterra escócia irlanda frança espanha portugal itália alemanha polónia rússia américa canadá austrália brasil índia china japão áfrica angola moçambique
city town: london paris rome venice lisbon porto madrid berlin york boston chicago dublin edinburgh|cidade: londres paris roma veneza lisboa porto madrid berlim coimbra braga
illness disease condition sick: cancer flu fever pneumonia tuberculosis diabetes asthma stroke cold chill cough arthritis dementia allergy measles|doença condição: cancro gripe febre pneumonia tuberculose diabetes asma trombose constipação tosse artrite demência alergia sarampo
injury hurt wound: break broke sprain twist burn cut bruise fall tumble fracture scratch|ferida lesão: partir torcer queimar cortar nódoa cair queda fratura arranhão
family relative kin: mother father brother sister son daughter grandmother grandfather uncle aunt cousin nephew niece husband wife mum dad|família parente: mãe pai irmão irmã filho filha avó avô tio tia primo prima sobrinho sobrinha marido mulher
partner spouse: husband wife girlfriend boyfriend fiancé fiancée bride groom|companheiro companheira cônjuge: marido mulher namorada namorado noiva noivo
holiday festival celebration: christmas easter birthday wedding anniversary halloween thanksgiving carnival|festa feriado celebração: natal páscoa aniversário casamento carnaval romaria
ceremony: wedding funeral baptism christening graduation mass|cerimónia: casamento funeral batizado formatura missa
season: spring summer autumn winter fall|estação: primavera verão outono inverno
weather: rain snow storm sun wind fog frost ice thunder hail|tempo: chuva neve tempestade sol vento nevoeiro geada gelo trovoada
colour color: red blue green yellow black white grey gray brown purple pink orange gold silver|cor: vermelho azul verde amarelo preto branco cinzento castanho roxo rosa laranja dourado prateado
emotion feel feeling mood: happy sad angry afraid proud ashamed lonely jealous nervous grateful relieved scared excited|emoção sentir sentimento: feliz triste zangado medo orgulhoso vergonha sozinho ciúme nervoso grato aliviado
music song style genre: jazz rock classical folk pop blues opera hymn waltz tango fado rap country|música estilo género: jazz rock clássica popular ópera hino valsa tango fado
dance: waltz tango ballet salsa foxtrot polka ballroom tap|dança: valsa tango balé vira samba
book read genre: novel poem poetry mystery romance fantasy biography fairy tale thriller history bible|livro ler género: romance poema poesia policial fantasia biografia conto bíblia
film movie show: comedy drama western cartoon documentary thriller musical horror|filme: comédia drama documentário musical terror
art craft: paint draw sculpt pottery carve weave embroider knit quilt photograph sketch mural|arte artesanato: pintar desenhar esculpir olaria talhar tecer bordar tricotar mural
group organization organisation club community: choir band church union team scouts society committee|grupo organização clube comunidade: coro banda igreja sindicato equipa escuteiros sociedade comissão
award prize: medal trophy certificate diploma scholarship cup|prémio prêmio: medalha taça certificado diploma bolsa
belief religion faith: catholic protestant jewish muslim hindu buddhist methodist christian church mosque synagogue temple|crença religião fé: católico protestante judeu muçulmano cristão igreja mesquita sinagoga templo
item object thing possession keepsake souvenir heirloom: ring watch scarf letter photograph medal locket box clock book tool doll|objeto lembrança recordação herança: anel relógio cachecol carta fotografia medalha caixa livro ferramenta boneca
toy: doll ball train teddy kite puzzle lego marble|brinquedo: boneca bola comboio peluche papagaio puzzle berlinde
device gadget technology: phone computer laptop tablet camera radio television printer watch|aparelho tecnologia: telefone telemóvel computador câmara rádio televisão relógio
money pay afford cost: pound dollar euro price rent wage pension loan debt savings fare|dinheiro pagar custo: libra dólar euro escudo preço renda salário pensão empréstimo dívida poupança
status: single married divorced widowed engaged separated|estado: solteiro casado divorciado viúvo noivo separado
outdoors outdoor: hike camp kayak canoe raft climb surf ski snowboard fish picnic trek cycle sail dive|natureza: caminhar acampar canoa escalar surf esqui pescar piquenique velejar mergulhar
exercise workout fitness: run jog swim yoga pilates weight boxing bike gym stretch walk aerobics|exercício ginástica: correr nadar ioga pilates peso boxe bicicleta ginásio alongar caminhar
symptom ailment: pain ache cough fever dizzy rash nausea headache swelling|sintoma: dor tosse febre tontura enjoo inchaço
disaster emergency: flood fire earthquake hurricane storm tornado drought avalanche|desastre catástrofe: cheia inundação incêndio terramoto furacão tempestade tornado seca
animal wildlife: bear deer wolf fox squirrel elephant lion tiger monkey whale dolphin seal hedgehog|animal: urso veado lobo raposa esquilo elefante leão tigre macaco baleia golfinho foca ouriço
insect: bee butterfly ant spider wasp moth beetle cricket|inseto: abelha borboleta formiga aranha vespa mosca besouro grilo
reptile: snake lizard turtle tortoise gecko iguana|réptil: cobra lagarto tartaruga
country abroad: mexico peru argentina cuba jamaica greece turkey sweden norway denmark finland iceland netherlands belgium switzerland austria hungary romania ukraine israel egypt morocco kenya thailand vietnam korea indonesia|país estrangeiro: méxico peru argentina cuba grécia turquia suécia noruega dinamarca finlândia holanda bélgica suíça áustria hungria roménia ucrânia israel egito marrocos
state: california florida texas washington oregon colorado michigan ohio illinois georgia carolina virginia massachusetts minnesota wisconsin arizona nevada hawaii alaska
city town: tokyo barcelona amsterdam vienna prague athens istanbul moscow seattle miami toronto sydney angeles francisco|cidade: tóquio barcelona amesterdão viena praga atenas istambul évora faro setúbal salvador recife
utensil: pan pot knife spoon oven kettle bowl whisk|utensílio: tacho panela faca colher forno chaleira tigela
meal: breakfast lunch dinner supper brunch picnic barbecue|refeição: almoço jantar ceia lanche piquenique churrasco
charity cause: shelter homeless orphanage hospital fundraiser donate|caridade causa: abrigo orfanato hospital doar
fruit: blueberry blackberry mango pineapple watermelon kiwi|fruta: mirtilo amora manga ananás abacaxi melancia
vegetable: cucumber pepper broccoli cauliflower zucchini eggplant|legume: pepino pimento brócolos beringela
herb spice plant: basil mint rosemary thyme parsley cinnamon ginger saffron|erva especiaria planta: manjericão hortelã alecrim tomilho salsa canela gengibre açafrão
`;

type Words = { names: string[]; ones: string[] };

/** Words for a kind of thing with words for what is of that kind, by language. */
export interface Kind {
  en: Words;
  pt: Words;
}

/** Reads kinds, one a line: English words for it, a colon, what is of it; a bar, Portuguese. */
export function readKinds(lines: string): Kind[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', pt = ''] = line.split('|');
      return { en: readWords(en), pt: readWords(pt) };
    });
}

function readWords(text: string): Words {
  const [names = '', ones = ''] = text.split(':');
  return { names: names.trim().split(' '), ones: ones.trim().split(' ') };
}

export const kinds: readonly Kind[] = readKinds(kindsOfThings);
