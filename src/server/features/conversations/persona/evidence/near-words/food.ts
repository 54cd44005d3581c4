/** Food, drink and the kitchen. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const food = `
food grub nosh tucker fare scran feed fed hungry|comida alimento alimentos comer
food eat ate meal meals dinner supper bread feed fed hungry|comida comer comeste comi jantar refeição
eat ate eaten eating swallow devour|comer comia comeu comi papar engolir
starving hungry hunger famine|fome faminto
meal meals|refeição refeições
breakfast porridge|desjejum
lunch packed|almoço almoçar marmita
dinner supper tea|jantar ceia cear
snack sandwich|lanche merenda merendar petisco
picnic|piquenique merenda
feast banquet spread|banquete festim
restaurant café cafe diner tavern|restaurante café tasca taberna
café cafe coffee|café
inn tavern pub alehouse|taberna tasca pousada estalagem boteco
cook cooked cooking chef|cozinhar cozinha cozinheira cozinheiro cozinhava
recipe ingredients ingredient oatmeal treacle|receita ingredientes
bake baked baking|cozer forno amassar amassava fazer
bread flour loaf baked|pão broa
bread loaf loaves toast crust|pão pães broa carcaça côdea torrada
baker bakery bakehouse|padeiro padeira padaria
flour dough knead yeast|farinha massa amassar fermento
soup minestrone broth stew|sopa caldo
stew casserole hotpot|guisado ensopado cozido estufado
roast joint|assado assar
fry fried frying|fritar frito frita
boil boiled boiling|ferver cozer cozido
grill grilled barbecue|grelhar grelhado churrasco brasa
meat beef pork mutton lamb|carne vaca porco carneiro borrego
bacon ham rashers|toucinho presunto bacon
sausage sausages|chouriço chouriça linguiça salsicha enchidos
pig slaughter|porco matança
butcher butchers|talho talhante açougue açougueiro
fish =fishes|peixe peixes
cod codfish|bacalhau
fishmonger fishwife|peixeira peixaria varina
herring kipper kippers|arenque
sardine sardines pilchards|sardinha sardinhas
shellfish cockles mussels|marisco mexilhão amêijoas
egg eggs|ovo ovos
cheese|queijo
butter lard dripping margarine|manteiga banha margarina
oil olive|azeite óleo
milk dairy|leite
milkman dairymaid|leiteiro leiteira
sugar treacle syrup honey|açúcar mel melaço
salt salted|sal salgar
jam marmalade preserves|compota doce geleia marmelada
rice|arroz
beans bean peas|feijão feijões
potato potatoes spud spuds tatties|batata batatas
vegetables vegetable veg veggies greens allotment|legumes hortaliça hortaliças verduras vegetais horta
cabbage kale sprouts greens|couve couves repolho
carrot turnip swede|cenoura nabo
onion leek garlic|cebola alho
fruit apple pear plum|fruta maçã pera
orange lemon|laranja limão
grape grapes|uva uvas
fig figs|figo figos
pineapple|abacaxi ananás
corn maize|milho
cassava manioc|mandioca aipim macaxeira
banana bananas|banana bananas
mushroom mushrooms|cogumelo cogumelos
berries blackberries brambles strawberry|amoras bagas morangos
nuts walnuts chestnuts|nozes castanhas
cake cakes sponge bun buns|bolo bolos
cake pudding dessert afters sweet pie tart custard|sobremesa doce pudim bolo tarte
biscuit biscuits cookie cookies|bolacha bolachas biscoito biscoitos
sweets sweet candy toffee humbugs lollies|rebuçado rebuçados guloseima doces bala balas
chocolate cocoa|chocolate cacau
cream icecream gelato|gelado sorvete
pancakes pancake|panqueca panquecas
tea kettle cuppa teapot brew|chá chaleira bule
coffee|café
wine vineyard|vinho vinha
beer ale stout pint lager|cerveja imperial chope
spirits whisky gin rum brandy liquor|aguardente cachaça pinga bagaço
drink =drinks beverage|bebida bebidas
drink drank drunk drinking|beber bebeu bebia
pour poured|deitar despejar
taste tasted flavour delicious tasty|sabor gosto saboroso delicioso provar
bitter sour|amargo azedo
spice spices pepper cinnamon|especiarias pimenta canela
vinegar pickle pickled pickles|vinagre picles
pot pan saucepan cauldron|panela tacho caçarola
plate dish bowl crockery china|prato pratos tigela louça
cup mug glass =glasses|copo chávena xícara caneca
spoon fork cutlery|colher garfo talheres
knife knives blade penknife|faca navalha canivete
bottle bottles flask|garrafa garrafas frasco
ration rations rationing rationed coupons|racionamento racionado senhas ração
scarce scarcity shortage shortages|falta escassez racionamento
queue queued queuing|fila bicha
recipe recipes|receita receitas
grocer groceries grocery|mercearia merceeiro
greengrocer|lugar hortaliça
sandwiches sandwich|sandes sanduíche
breakfast morning
polenta minestrone|polenta
hotel|hotel
waiter waitress|empregado garçom garçonete
serve served serving|servir servia serviu
hungry peckish famished|fome
fasting fast|jejum
vegetarian vegan|vegetariano
crumbs leftovers scraps|restos sobras migalhas
`;
