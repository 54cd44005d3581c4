/** Kinds that a question about a life asks for. One kind a line: English words for it, a colon, what is of it; a bar, Portuguese. */
export const kindsOfALife = `
appearance: tall thin slim beard moustache handsome curly blonde freckles|aparência aspeto: alto alta magro magra bigode barba loiro loira moreno morena
crime: theft stole murder rob burgle fraud smuggle forgery assault|appearance: tall thin slim beard moustache handsome curly blonde freckles|aparência aspeto: alto alta magro magra bigode barba loiro loira moreno morena
crime: roubo furto roubar assassinato burla contrabando
weapon: gun rifle pistol revolver shotgun sword dagger bayonet grenade|arma: espingarda pistola revólver metralhadora carabina punhal navalha granada
punishment punish: cane belt slap smack detention whip strap spank|castigo castigar: palmatória bofetada cinto vara chicote palmada
document paper identification: passport visa certificate licence permit|documento papel papelada: passaporte visto certidão licença salvo cédula
illness disease ill sick ailment: alzheimer parkinson polio malaria smallpox leukaemia epilepsy typhoid meningitis pleurisy diphtheria cholera bronchitis appendicitis shingles jaundice tumour|doença mal enfermidade: alzheimer parkinson poliomielite malária varíola leucemia epilepsia tifo meningite cólera bronquite apendicite avc tísica tumor
alcohol booze: wine beer whisky gin rum brandy cider ale stout sherry|álcool: vinho cerveja aguardente cachaça bagaço
clothes wear clothing garment: blouse cardigan shawl tie trousers jeans pinafore dungarees overalls kilt vest waistcoat corset nightgown raincoat|roupa vestuário traje: blusa xaile lenço gravata colete casacão sobretudo avental jaqueta bata
fabric cloth material: silk cotton wool linen velvet lace nylon tweed muslin satin denim flannel|tecido pano: seda algodão lã linho veludo renda chita flanela ganga
song hymn carol: hymn carol ballad lullaby anthem psalm|canção cantiga: hino fado cantiga balada modinha
job profession occupation work trade living career employment: foreman manager shepherd weaver spinner typist telephonist cashier cleaner maid bricklayer mason plasterer welder fitter docker stoker conductor signalman pilot stewardess milkman blacksmith cobbler shoemaker midwife pharmacist chemist dentist vet surveyor architect reporter photographer musician actor singer sculptor potter machinist apprentice labourer navvy gardener gamekeeper bookkeeper caretaker janitor barmaid nanny typesetter upholsterer milliner saddler cabinetmaker toolmaker draughtsman programmer scientist professor headmaster matron surgeon solicitor fireman stockman farmhand riveter|trabalho profissão emprego ofício: serralheiro pedreiro servente ferreiro sapateiro tecelã tecelão operária operário tipógrafo datilógrafa telefonista caixeiro escriturário taxista camionista ferroviário estivador criada ama lavadeira vendedora vendedor peixeira caseiro jornaleiro ceifeira moleiro ourives relojoeiro fotógrafo pintor músico ator cantora cantor veterinário dentista farmacêutico engenheira arquiteto eletricista torneiro soldador chofer balconista faxineira porteiro bordadeira fiandeira corticeiro tanoeiro caldeireiro marinheiro
sport: netball dart snooker billiards athletics skating skiing gymnastics croquet squash badminton lacrosse archery fencing cycling rowing boxing swimming running|desporto esporte: atletismo ginástica patinagem bilhar esgrima boxe capoeira hóquei andebol handebol
pet: dog cat puppy kitten rabbit hamster parrot canary goldfish tortoise budgie ferret guinea pony|estimação mascote bicho: cão cachorro gato coelho hamster papagaio canário tartaruga periquito
instrument: fiddle bagpipes concertina squeezebox ukulele mandolin whistle cornet trombone bugle oboe bassoon tuba cavaquinho bandolin tambourine xylophone|instrumento: rabeca cavaquinho bandolim pandeiro clarim trombone tuba ferrinhos adufe berimbau zabumba violão sanfona saxofone
toy: doll teddy marbles kite hoop skipping yoyo rattle pram|brinquedo: boneca pião berlindes arco papagaio pipa bola carrinho cavalinho
game: hopscotch marbles skipping rounders conkers dominoes draughts bingo cards whist rummy cribbage|jogo brincadeira: macaca berlindes pião apanhada escondidas damas dominó sueca bisca cartas malha amarelinha
furniture: piano stool cabinet chest sideboard bookcase cradle cot|móvel mobília: berço arca aparador louceiro cadeirão
room: bedroom kitchen pantry scullery lounge bathroom loft|divisão cómodo: quarto cozinha sala despensa
vehicle transport: motorbike moped scooter tram cart carriage sledge lorry taxi trolleybus|veículo transporte: carroça lambreta motorizada camioneta eléctrico bonde ônibus táxi charrete
disaster: shipwreck explosion landslide famine|desastre tragédia: naufrágio explosão derrocada seca
flower: carnation geranium poppy bluebell primrose chrysanthemum dahlia marigold hydrangea pansy|flor: hortênsia camélia crisântemo papoila malmequer dália buganvília
tree: cedar cypress poplar walnut fir spruce hawthorn eucalyptus sycamore fig almond|árvore: eucalipto figueira amendoeira laranjeira nogueira plátano cerejeira macieira mangueira jaqueira
cake dessert pudding: sponge trifle crumble scone tart pie custard gingerbread fruitcake|bolo doce sobremesa: pastel pudim tarte arroz rabanada filhós brigadeiro
bread: loaf loaves rye sourdough|pão: broa carcaça
religion faith church believe: catholic anglican presbyterian baptist quaker jew muslim atheist orthodox mormon|religião fé igreja: católica católico evangélico evangélica batista judia espírita candomblé ateu testemunha
tool: chisel mallet pickaxe hoe rake scythe sickle pliers spanner anvil trowel|ferramenta: foice sacho ancinho gadanha picareta alicate tesoura bigorna colher
jewel jewellery: locket bangle tiara brooch|joia: cordão alfinete aliança terço
luggage: suitcase trunk bag rucksack|bagagem: mala saco trouxa baú
currency money: pound shilling dollar penny guinea franc escudo|moeda dinheiro: escudo tostão conto cruzeiro
bird: budgie crow magpie jackdaw starling wren finch lark heron cuckoo|pássaro ave: periquito pintassilgo rola cegonha cuco arara sabiá
fish: mackerel haddock plaice carp halibut|peixe: carapau robalo pescada dourada lampreia tainha
vegetable veg: leek onion carrot cabbage sprout turnip swede parsnip beetroot radish rhubarb bean pea tomato potato|legume hortaliça verdura: couve nabo cenoura alho feijão grelos fava ervilha tomate batata
meat: beef pork lamb bacon ham sausage mutton chicken liver tripe|carne: vaca porco frango galinha cabrito borrego chouriço presunto leitão
insect: cockroach mosquito flea louse|inseto: mosquito mosca pulga piolho barata
ship boat: trawler steamer liner ferry tug barge lifeboat schooner|navio barco: vapor paquete bote traineira saveiro lancha
coat: overcoat raincoat anorak|casaco: sobretudo gabardina
shoe footwear: boot clog sandal slipper plimsoll|calçado sapato: bota tamanco chinelo sandália
hat: cap bonnet beret helmet bowler|chapéu: boné boina
metal: steel copper brass silver gold|metal: aço cobre latão estanho prata ouro
colony africa: angola mozambique guinea|colónia ultramar áfrica: angola moçambique guiné
relative relation kin: uncle aunt cousin nephew niece grandfather grandmother|parente familiar: tio tia primo prima sobrinho sobrinha
exam qualification: diploma degree certificate|exame habilitação: diploma
`;
