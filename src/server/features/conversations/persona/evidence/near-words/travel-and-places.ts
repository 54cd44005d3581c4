/** Travel, vehicles, leaving home, borders and places. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const travelAndPlaces = `
journey trip voyage travel travelled crossing passage coach abroad overseas foreign|viagem viajar viajaste travessia passagem embarquei estrangeiro
journey trip voyage tour excursion outing|viagem excursão passeio
holiday holidays vacation caravan seaside resort|férias veraneio
=honeymoon|lua mel
abroad overseas foreign|estrangeiro exterior
tourist tourists sightseeing|turista turistas turismo
ship boat liner vessel steamer ferry steamship|navio barco paquete vapor
boat dinghy canoe raft rowing|barco bote canoa jangada
boat schooner lifeboat trawler|barco canoa traineira
ship sail sailed sailing voyage embark embarked aboard|embarcar embarcou embarquei navegar bordo navio
deck cabin cabins steerage|convés camarote
shipwreck wreck wrecked struck sank sunk sinking|naufrágio naufragou naufragar afundou afundar
anchor anchored|âncora
lighthouse|farol
harbour harbor port dock docks quay pier jetty wharf|porto cais doca
train railway station locomotive carriage rail|comboio trem estação
station platform|estação gare plataforma
rails track =tracks|carris linha
plane planes airplane aeroplane aircraft flight airport|avião aviões aeroporto voo
fly flew flown flying flight|voar voou voo avião
pilot airman aviator|piloto aviador
bus coach omnibus charabanc|autocarro ônibus camioneta
tram trams trolley streetcar|elétrico bonde
taxi cab|táxi
underground subway|metro metrô
car automobile motor motorcar|carro automóvel
drive drove driven driving|conduzir guiar dirigir conduzia
licence license|carta carteira
lorry truck van|camião caminhão camioneta
motorbike motorcycle moped scooter vespa|mota motorizada motocicleta moto lambreta
bicycle bike cycle cycled|bicicleta
cart wagon carriage buggy|carroça charrete carro
ride rode ridden riding|montar cavalgar
suitcase luggage case bag trunk belongings baggage|mala malas bagagem baú trouxa
pack packed packing|mala malas arrumar
ticket tickets fare|bilhete bilhetes passagem passagens
passport visa papers documents|passaporte visto papéis documentos
identity papers documents|documentos papéis identidade cédula
frontier border borders customs =crossing|fronteira raia alfândega
crossed cross crossing|atravessar atravessou travessia
emigrate emigrated immigrate immigrated emigration immigrant immigrants emigrant migrate|emigrar emigrou emigraste emigrante emigração imigrante imigrar
emigrate emigrated immigrate moved leave|emigrar emigraste mudar mudaste
emigrate clandestine smuggled illegal illegally|salto clandestino clandestina passador
refugee refugees exile exiled evacuee evacuated evacuation|refugiado refugiados exílio exilado retornado retornados
foreigner foreigners stranger|estrangeiro estrangeiros gringo
homeland fatherland motherland|pátria terra
homesick homesickness|saudade saudades
settle settled|instalar fixar
leave left depart departed departure|partir partida sair deixar saiu saí
leave =left moved|sair saiu deixar
come came arrive arrived arrival reach reached landed|chegar chegaste chegada chegou cheguei vir
return returned back|voltar voltou voltaste voltei regresso regressar
escape escaped flee fled ran =away runaway|fugir fugiu fuga escapar fugido
fled =ran =runaway eloped|fugir fugiu fugido
hurry hurried rush rushed haste|pressa correr apressar
fast quick speed quickly|depressa rápido velocidade
slow slowly|devagar lento
walk walked walking foot hike trek trudge march marched|andar caminhar pé caminhada
walk foot footpath path track|caminho vereda trilho carreiro
run =ran =running sprint|correr corria
follow followed chase chased pursue|seguir perseguir
=lost stray|perdido perder
direction map compass|mapa bússola
road roads street lane avenue alley|rua estrada avenida beco travessa viela
road motorway highway|estrada autoestrada
bridge|ponte
corner|esquina
=square plaza|praça largo
village town place hamlet|aldeia vila terra cidade lugar povoado lugarejo povoação
hometown birthplace|terra natal naturalidade
city town|cidade
capital|capital
neighbourhood district quarter suburb|bairro zona
countryside rural|campo aldeia interior
island isle islands|ilha ilhas
beach shore sands seaside coast seashore|praia areia costa
sea ocean|mar oceano
wave waves|onda ondas
tide tides|maré marés
river stream creek brook|rio ribeira ribeiro riacho
lake pond loch|lago lagoa
waterfall|cascata cachoeira
=bank riverside|margem
hill cliff mountain mountains peak|monte serra montanha morro
valley glen dale|vale
moor moors heath|charneca
desert|deserto
cave caves|gruta caverna
forest jungle|floresta selva mata
market square|mercado praça
museum|museu
country nation|país nação
brazil|brasil
brazilian|brasileiro
lisbon|lisboa
porto oporto|porto
paulo =sampa|paulo sampa
rio janeiro|rio
london|londres
paris|paris
spain|espanha
spanish|espanhol
france|frança
french|francês
italy|itália
italian|italiano
england britain|inglaterra
english british|inglês
scotland|escócia
scottish scots|escocês
ireland|irlanda
irish|irlandês
wales|gales
welsh|galês
germany|alemanha
german|alemão
poland|polónia
polish|polaco polonês
russia|rússia
russian soviet|russo
portugal|portugal
portuguese|português
africa|áfrica
african|africano
angola|angola
mozambique|moçambique
america =states|américa
american|americano
canada|canadá
canadian|canadiano
australia|austrália
australian|australiano
india|índia
indian|indiano
switzerland|suíça
swiss|suíço
luxembourg|luxemburgo
europe|europa
european|europeu
guest hotel hostel|hotel pensão hospedaria
stay stayed lodged|ficar hospedar
tent camp caravan|tenda barraca caravana
walk walked foot hike journey|andar caminhar pé
crash crashed runaway ran|bater
escape ran away fled elope eloped|fugir fugiu fugido
journey cross crossing|travessia viagem
run running fast speed|correr
`;
