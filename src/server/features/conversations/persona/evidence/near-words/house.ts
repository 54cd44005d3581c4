/** The house, its rooms, furniture and upkeep. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const house = `
home house household lighthouse|casa lar
house cottage bungalow villa terraced|casa moradia vivenda chalé sobrado
=flat apartment tenement lodgings|apartamento andar
hut shack shed cabin|barraca cabana choupana casebre barraco palhota
slum slums shanty|bairro favela barracas lata
farmhouse homestead|quinta monte fazenda sítio
castle palace mansion manor|castelo palácio palacete solar
lodge =lodger lodgers lodging lodgings boarder digs landlady|hóspede pensão quarto alugado hospedaria
rent rented tenant landlord landlady|renda alugar aluguel arrendar inquilino senhorio
mortgage|hipoteca
move =moved =moving removal|mudança mudar mudaste mudámos
live lived dwell reside resided|morar morava viver residir
address|morada endereço
roof thatch thatched slates tiles|telhado telhas colmo
wall walls|parede paredes muro
floor floorboards lino linoleum|chão soalho assoalho sobrado piso
ceiling|teto
door doors doorway|porta
doorstep step threshold porch|soleira degrau alpendre
gate gates|portão cancela
fence hedge|cerca vedação sebe
key keys lock locked|chave chaves fechadura fechar trancar
window windows pane|janela janelas
window glass|janela vidro
curtain curtains blinds|cortina cortinas cortinado
stairs staircase stairway|escada escadas degraus
=lift elevator|elevador
corridor hallway|corredor
chimney fireplace hearth grate|chaminé lareira
balcony veranda terrace|varanda terraço
attic loft garret|sótão
cellar basement|cave porão adega
room rooms|quarto quartos divisão divisões assoalhada assoalhadas cómodo cômodo cômodos
bedroom bedrooms|quarto quartos
parlour parlor lounge|sala salas
kitchen scullery|cozinha
larder pantry|despensa
bathroom bath tub|banheiro banho banheira
toilet lavatory loo privy outhouse latrine bog|retrete casinha privada sanita latrina
furniture furnishings|mobília móveis móvel
bed mattress bunk hammock|cama colchão beliche catre
blanket blankets quilt eiderdown bedspread|cobertor cobertores manta mantas colcha edredão
pillow pillows cushion|almofada travesseiro
sheets linen bedding|lençol lençóis
table tablecloth|mesa toalha
chair chairs stool armchair seat|cadeira cadeiras banco cadeirão poltrona
sofa settee couch|sofá
wardrobe cupboard dresser sideboard cabinet|armário roupeiro aparador louceiro
drawer drawers|gaveta gavetas
shelf shelves bookcase|prateleira estante
chest trunk box|arca baú caixa
mirror|espelho
clock =clocks timepiece|relógio
carpet rug mat|tapete carpete
lamp lantern candle light lit|lâmpada vela velas luz candeeiro lampião candeia
electricity electric|eletricidade luz elétrica
gaslight gas|gás
heating stove hearth warm|aquecimento lareira braseira fogão
stove cooker range oven|fogão forno
coal stove oven|carvão fogão forno
=fire fireplace hearth bonfire|lareira fogueira lume fogo
firewood logs wood kindling|lenha madeira
matches match lighter|fósforos fósforo isqueiro
=well pump spring tap|poço bomba fonte torneira nascente
water tap|água torneira
=sink basin|lavatório pia bacia alguidar
bucket pail|balde
broom sweep swept sweeping|vassoura varrer varria
clean cleaned cleaning scrub scrubbed tidy polish polished|limpar limpava limpeza esfregar arrumar lavar
wash washed clean|lavar limpar
laundry washing washday mangle washboard|roupa lavar lavadeira tanque barrela
launder washerwoman laundress|lavadeira
=ironing =ironed =iron|ferro engomar passar
soap soda suds|sabão sabonete
dishes washing|louça
dust dusty dusted|pó poeira
dirt dirty filthy muddy mud grubby|sujo suja sujidade sujeira lama porcaria
rubbish trash garbage litter|lixo
chore chores housework|tarefas lides domésticas
housewife housekeeping|doméstica dona
maid maidservant servant housekeeper skivvy domestic|criada empregada servente doméstica faxineira
fridge refrigerator freezer icebox|frigorífico geladeira congelador
washing machine|máquina lavar
appliance hoover vacuum|eletrodoméstico aspirador
sewing singer treadle|costura singer máquina
paint painted painter whitewash decorate decorated|pintar pintado pintor caiar cal tinta
build built building construct builder|construir construiu construção edificar obra
repair mend fix|reparar arranjar conserto
mend mended repair repaired fix fixed|remendar remendou arranjar consertar
lock =locked bolt|trancar fechadura
smell scent stink stench odour|cheiro cheirar cheirava fedor perfume
knock knocked bang|bater bateu
leak leaked leaking drip|pingar infiltração goteira
rat rats mouse mice vermin|rato ratos ratazana
fleas bedbugs lice cockroach|pulgas percevejos piolhos barata
tool tools|ferramenta ferramentas
ladder steps|escada escadote
rope string cord|corda cordel fio barbante
nail =nails hammer screw|prego martelo parafuso
barrel cask|pipa barril tonel
sack sacks bag|saco saca sacos
basket hamper|cesto cesta canastra
`;
