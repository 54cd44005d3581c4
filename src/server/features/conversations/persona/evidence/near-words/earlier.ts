/** x */
export const earlier = `
mother mum mom mummy mommy mam mama|mãe mamã mamãe mamãs
father dad daddy papa|pai papai papá
parents|pais
grandmother grandma gran granny nan nana|avó vovó vó
grandfather grandpa grandad granddad|avô vovô vô
husband|marido esposo
wife|mulher esposa
brother brothers|irmão irmãos mano
sister sisters|irmã irmãs mana
son sons boy|filho filhos
daughter daughters girl|filha filhas
child children kids kid bairns baby babies|criança crianças bebé bebê miúdos
girl lass childhood|menina pequena rapariga miúda infância
boy lad childhood|menino pequeno rapaz miúdo infância
young little small childhood|jovem novo nova pequeno pequena
uncle|tio
aunt auntie|tia
cousin|primo prima
neighbour neighbor neighbours|vizinho vizinha vizinhos
friend friends mate|amigo amiga
boss forewoman foreman manager supervisor employer|chefe patrão patroa encarregada dona
captain skipper|capitão comandante
godmother|madrinha
meet met encounter introduced|conhecer conheceste conheci conheceu encontrar
meet met court courted courting courtship|conhecer conheci conheceu namorar
marry married wedding marriage wed bride groom|casar casamento casámos casaram casamos casou noiva noivo boda
court courted courting courtship woo|namorar namoro namorámos cortejar
argue argument quarrel row fight disagree|discutir discussão zangar briga brigar
born birth|nascer nasceu nasceste nasci nascimento
die died death dead dying passed|morrer morreu morreste morte faleceu falecer
bury buried grave cemetery ground burial|enterrar enterrado sepultado cemitério campa
grieve grieving grief mourning bereaved|luto pesar
ill illness sick fever disease poorly unwell sickness seriously|doente doença febre adoeceu
seasick sick|enjoo enjoar enjoei enjoado
hospital infirmary clinic|hospital
nurse matron|enfermeira
work worked job living trade occupation employment factory|trabalho trabalhar emprego ofício profissão vida
money wages wage pounds shilling shillings penny pennies earned|dinheiro salário
earn earned pay paid wage wages|ganhar ganhava salário pagar pagavam pago pagaste paga vendi
buy bought purchase|comprar comprei
sell sold|vender vendi vendia
cost price paid|custar custo preço
borrow borrowed lend lent loan|emprestar emprestado pedir
debt debts owe owed|dívida dívidas dever
savings shares invest investment stocks|poupanças ações investir
shop store|loja
start started open opened begin|começar abrir
café cafe|café
holiday holidays vacation caravan|férias
journey trip voyage travel travelled crossing passage coach abroad overseas foreign|viagem viajar viajaste travessia passagem embarquei estrangeiro
ship boat liner vessel|navio barco
train railway station|comboio trem estação
suitcase luggage case bag|mala bagagem
leave left depart departed|partir partida sair deixar
emigrate emigrated immigrate moved|emigrar emigraste mudar mudaste
come came arrive arrived reach reached|chegar chegaste chegada cheguei vir
return returned back|voltar voltaste voltei regresso regressar
walk walked foot hike journey|andar caminhar pé
swim swimming swam|nadar
dance dancing ballroom waltz foxtrot|dança dançar baile
sing sang singing song songs choir tune|cantar canção coro fado
music musical|música
accordion squeezebox|acordeão concertina
instrument piano accordion cavaquinho|instrumento cavaquinho
tune tunes song songs melody|música melodia
dress frock gown wear wearing wore clothes blouse skirt coat shirt jersey|vestido vestir vestida vestia traje fantasia fantasias ia
costume costumes|fantasia fantasias
sew sewed sewing stitch stitched|costura coser cosia costurar
singer|máquina singer
knit knitting wool gansey|tricotar malha
food eat ate meal meals dinner supper bread feed fed hungry|comida comer comeste comi jantar refeição
bread flour loaf baked|pão broa
bake baked baking|cozer forno amassar amassava fazer
soup minestrone broth|sopa caldo
recipe ingredients ingredient oatmeal treacle|receita ingredientes
cook cooked cooking|cozinhar cozinha
dishes washing|louça
greenhouse glasshouse hothouse|estufa
garden gardening yard|jardim horta quintal
prize prizes win winning won contest award|prémio prêmio ganhar
doll|boneca
toy|brinquedo
parrot bird|papagaio pássaro
ghost spirit|fantasma
storm gale tempest|temporal tempestade
flood floods flooding inundated water|enchente cheia cheias inundação água
snow snowed drifts blizzard|neve nevão
winter|inverno
burn burned burnt fire|queimar fogo
warm heat|quente aquecer
cold colder coldest freezing freeze froze|frio
war wartime|guerra
camp interned internment prisoner barracks|campo prisioneiro
arrest arrested police policeman policemen|prender polícia
rescue saved save brought|salvar salvou salvaram tirar tiraram
crash crashed runaway ran|bater
ran escaped|fugir fugido fugiu
escape ran away fled elope eloped|fugir fugiu fugido
strike lockout|greve
miner miners collier pit|mineiro
harbour harbor port dock docks quay pier|porto cais doca
beach shore sands|praia
sea ocean|mar
herring fish fishing|peixe pesca
fish fishing catch|pescar pesca peixe
seaweed kelp algae|sargaço algas
fear afraid scared frightened|medo
cry cried crying wept tears weep|chorar chorou
laugh laughed laughing|rir riu
story tale|história
letter letters wrote write post|carta cartas escrever escrevia escreveu
write wrote written letter|escrever escrevia escreveu escrito
book books novel novels|livro livros
photo photograph picture|fotografia foto
picture pictures draw drew drawing|desenho desenhar
school class|escola
learn learned taught teach|aprender ensinar
teacher schoolmistress|professor professora
church chapel|igreja capela
priest minister vicar deacon|padre
faith religion god religious|fé religião
advice wisdom lesson|conselho
secret secrets|segredo segredos
hear heard listen|ouvir ouvia ouvi escutar
find found discover discovered|encontrar encontrei achar
hide hid hidden|esconder
keep kept|guardar guardavas guardei guardo
give gave present gift sent|dar deu presente oferecer trazer trouxe
bring brought carry|trazer trouxe levar
send sent|mandar mandou enviar
help helped|ajudar ajudou
treat treated cared care|tratar tratava cuidar
hand hands fingers|mão mãos
knife knives blade|faca
cut cutting|cortar
bucket pail|balde
door doors|porta
colour color painted|cor pintado
home house lighthouse|casa
village town place|aldeia vila terra cidade
night evening|noite
morning dawn|manhã madrugada
recognise recognised recognize recognized knew know|reconhecer reconheceu conhecer
lose lost losing|perder perdeu perderam perdemos perda
happy joy|feliz alegria
name called named|nome chamar chamado chamada chamava
workshop|oficina
seamstress dressmaker|costureira costureiras
machine|máquina
carnival|carnaval
party feast celebration|festa
journey cross crossing|travessia viagem
approve approved approval|aprovar
apologise sorry apology|desculpa
wait waited waiting|esperar espera
rule rules|regra regras
rise rose wake woke|levantar acordar
end ended finally died|fim final
belong belonged owned|pertencer
play played playing|tocar tocava tocou
run ran kept|cuidar
run running fast speed|correr
visit visited came visitor|visitar visita
pocket waistcoat|bolso
brazil|brasil
lisbon|lisboa
london|londres
spain|espanha
france|frança
italy|itália
england|inglaterra
germany|alemanha
africa|áfrica
america|américa
purpose used served|servir servia servido
smell scent stink|cheiro cheirar
punish punished punishment trouble naughty boxed|castigo castigar
shoes boots footwear|sapatos botas
hat cap|chapéu boné
sign card notice poster|placa letreiro cartaz
window glass|janela vidro
lamp lantern candle light|lâmpada vela velas luz
street road lane|rua estrada
hill cliff mountain mountains|monte serra montanha
river stream|rio ribeira
shipwreck wreck wrecked struck sank sunk|naufrágio naufragou afundou
sailor sailors seaman mariner|marinheiro marinheiros
soldier regiment army airman pilot|soldado regimento exército tropa
bomb bombs bombed raid raids siren|bomba bombas
telegram cable post|telegrama
funeral burial|funeral enterro
hug hold held embrace kiss|abraço abraçar agarradas beijo beijou
angry anger temper cross furious|zangado zangada raiva
tease teased joke joking|brincar piada
lonely loneliness alone|sozinho sozinha solidão
kind kindness|bondade
poor poverty|pobre pobreza
farm field fields|quinta campo campos
hen hens chicken chickens poultry|galinha galinhas
cow cattle|vaca
rain rains rained|chuva choveu chover
wash washed clean|lavar limpar
mend mended repair repaired fix fixed|remendar remendou arranjar consertar
build built construct|construir
carve carved whittle wooden|esculpir talhar
steal stole thief robbed burglar|roubar ladrão
doctor midwife physician|médico parteira
coal stove oven|carvão fogão forno
roof|telhado
moor moors|charneca
stranger strangers customer customers|cliente clientes freguês
cat kitten|gato gata
dog greyhound hound puppy|cão cachorro
horse pony|cavalo
bird birds parrot gull|pássaro pássaros
boat schooner lifeboat|barco canoa
bicycle bike|bicicleta
car automobile motor|carro
vote voted election politics|votar voto eleição
football soccer team|futebol
film cinema movie pictures|filme cinema
joke jokes|anedota anedotas piada
relatives family relations|parentes família
reply answered answer replied|responder respondeu resposta
bean beans|feijão
orchestra band|orquestra banda
mistake mistakes wrong|erro enganou errou
pineapple|abacaxi ananás
scared afraid nothing|medo
proud pride|orgulho
christening christened baptism baptised|batismo batizar batizado
vegetables vegetable|legumes hortaliça
flower flowers|flor flores
clothes outfit costume|roupa
landslide slid|deslizamento
language languages tongue|língua idioma
`;
