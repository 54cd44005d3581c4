/** Animals, the farm, the garden and nature. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const farmAndGarden = `
animal animals beast beasts livestock|animal animais bicho bichos gado
dog dogs hound puppy pup mutt mongrel pooch|cão cães cachorro cadela cadelinha cachorrinho rafeiro
dog greyhound whippet sheepdog terrier collie|cão galgo
cat cats kitten kitty tabby moggy|gato gata gatinho
horse horses mare stallion foal gelding nag|cavalo cavalos égua potro
pony ponies|pónei pônei
horse cart wagon carriage|cavalo carroça charrete
donkey =ass mule|burro burra jumento mula macho jerico
cow cows cattle calf heifer|vaca vacas gado bezerro vitela
milk =milked =milking cow|ordenhar mungir
ox oxen bull|boi bois touro
bullfight bullfighter|tourada toureiro touros
sheep lamb lambs flock ewe ram fleece|ovelha ovelhas rebanho cordeiro borrego anho carneiro
shepherd flock|pastor rebanho pastora
goat goats kid =kids|cabra cabras cabrito
pig pigs hog sow swine piglet|porco porcos leitão porca
sty pigsty|pocilga chiqueiro curral
hen hens chicken chickens poultry cockerel rooster chicks|galinha galinhas frango galo pintos pintainhos
duck ducks goose geese turkey|pato patos ganso peru
eggs hen|ovos galinha
rabbit rabbits hare hutch bunny|coelho coelhos lebre
bird birds parrot budgie canary|pássaro pássaros ave aves passarinho
parrot bird budgie cockatoo|papagaio pássaro periquito arara
cage caged|gaiola
pigeon pigeons dove|pombo pombos pomba
gull seagull seagulls gulls|gaivota gaivotas
crow raven jackdaw magpie|corvo gralha
swallow =swallows|andorinha andorinhas
owl|coruja mocho
bee bees beehive hive honey beekeeper|abelha abelhas colmeia mel apicultor
fly =flies mosquito mosquitoes midges|mosca moscas mosquito mosquitos melga
butterfly butterflies moth|borboleta
spider spiders|aranha
ant ants|formiga formigas
snake snakes adder viper|cobra serpente víbora
frog toad|rã sapo
wolf wolves|lobo lobos
fox foxes|raposa
monkey ape|macaco
tame pet|doméstico manso estimação
=wild savage|selvagem bravo
hunt hunted hunting hunter shoot =shooting|caçar caça caçador
poach poacher poaching|caçador furtivo
trap trapped snare|armadilha
herring fish fishing|peixe pesca
fish fishing catch|pescar pesca peixe
fish =fished fishing fisherman fishermen angler angling trawler|pescar pesca pescador pescadores pescava
net nets rod|rede redes cana
seaweed kelp algae|sargaço algas moliço
whale whaling whaler|baleia baleeiro
farm farmer farmland croft smallholding ranch|quinta fazenda lavoura herdade sítio roça chácara monte
farm field fields|quinta campo campos
farmer farmers peasant crofter farmhand labourer|lavrador agricultor camponês jornaleiro roceiro caipira
land acre acres|terra terras terreno hectares
field fields meadow pasture paddock|campo campos prado pasto
plough ploughed harrow|arado lavrar charrua
tractor|trator tractor
sow =sowed =sowing plant planted seed seeds|semear plantar semente sementes plantou
harvest crop crops reap gather gathered|colheita colher ceifa ceifar safra apanha
hay haymaking haystack straw|feno palha
wheat corn barley oats grain|trigo cevada centeio cereal grão
mill miller windmill watermill grind|moinho moleiro azenha moer
barn stable cowshed byre stall =stables|celeiro estábulo cavalariça curral palheiro
grapes harvest vintage vineyard|vindima vinha uvas vindimar
vineyard vines vine|vinha videira parreira
olive olives|azeitona azeitonas oliveira lagar
cork|cortiça sobreiro
orchard|pomar
coffee plantation|cafezal café fazenda
sugarcane plantation|cana engenho
cotton|algodão
tobacco|tabaco
milking dairy|leitaria ordenha
manure dung muck|estrume esterco
dig dug digging spade shovel|cavar enxada pá
hoe weeding weed weeds|enxada mondar ervas sachar
scythe sickle|foice gadanha
axe chop chopped|machado rachar cortar
garden gardening yard gardener|jardim horta quintal jardineiro
garden allotment vegetable plot|horta quintal
=grew =grow =grown =growing plant cultivate|cultivar plantar crescer
greenhouse glasshouse hothouse|estufa
flower flowers blossom bloom bouquet|flor flores ramo florir
rose =roses|rosa rosas roseira
carnation carnations|cravo cravos
tree trees|árvore árvores
wood =woods forest woodland|bosque floresta mata mato
pine|pinheiro pinhal
grass lawn|relva erva grama
mow mowed|cortar relva
leaf =leaves|folha folhas
bush bushes shrub|arbusto mato
thorn thorns|espinho espinhos
log logs timber lumberjack|tronco toros madeira lenhador
nature countryside|natureza campo
dog greyhound hound puppy|cão cachorro
horse pony|cavalo
bird birds parrot gull|pássaro pássaros
`;
