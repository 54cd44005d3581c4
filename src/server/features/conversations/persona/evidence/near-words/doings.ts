/** What people do with things and with each other. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const doings = `
give gave given present gift sent|dar deu presente oferecer trazer trouxe
give gave given donated handed|dar deu oferecer ofereceu entregar entregou
donate donated charity gave|doar doação oferecer
receive received|receber recebeu
take took taken|levar levou tirar pegar
bring brought fetch fetched carry carried|trazer trouxe buscar levar
carry carried haul lug|carregar carregava levar transportar
send sent post posted =mailed|mandar mandou enviar enviou
lose lost losing|perder perdeu perderam perdemos perda
lose lost mislaid vanished disappeared disappear missing|perder perdeu desaparecer desapareceu sumir sumiu extraviar
find found discover discovered|encontrar encontrei encontrou achar achou descobrir
search searched looked seek sought|procurar procurou buscar
hide hid hidden concealed|esconder escondeu escondido
keep kept save saved stored|guardar guardavas guardei guardou guardo
throw threw thrown hurl tossed chuck|atirar deitar lançar jogar
drop dropped|cair largar
catch caught grab grabbed|apanhar apanhou agarrar pegar
hold held grip|segurar agarrar
push pushed shove|empurrar empurrão
pull pulled drag dragged tug|puxar arrastar
lift =lifted raise|levantar erguer
open opened|abrir abriu
shut close =closed|fechar fechou
break broke broken smashed shattered snapped|partir partiu quebrar quebrou estragar
destroy destroyed ruin ruined wrecked|destruir destruiu arruinar
tear tore torn ripped|rasgar rasgou
damage damaged|estragar danificar
mend mended repair repaired fix fixed|arranjar consertar reparar remendar
make made =making create created|fazer criar fabricar
build built construct|construir
cut =cutting sliced|cortar
tie tied knot fasten|atar amarrar
dig dug|cavar
wrap wrapped|embrulhar
hang hung|pendurar
fill filled|encher
empty|vazio esvaziar
paint painted|pintar
wash washed|lavar
use used purpose served|usar utilizar servir
purpose used served|servir servia servido
help helped helping assist|ajudar ajudou auxiliar
protect protected shelter sheltered|proteger protegeu abrigar
save saved rescued|salvar salvou
minded|tomar cuidar
feed =fed|alimentar
treat treated cared care|tratar tratava cuidar
watch watched|ver assistir observar vigiar
see saw seen|ver
look looked|olhar
show showed shown|mostrar mostrou
touch touched|tocar
climb climbed|subir trepar
jump jumped leap leapt|saltar saltou pular
fall =fell fallen|cair caiu
sit sat|sentar sentou
kneel knelt|ajoelhar joelhos
stand stood|levantar pé
wake woke woken awoke|acordar despertar
rise rose wake woke|levantar acordar
wait waited waiting|esperar espera
stay stayed remain remained|ficar permanecer
meet meeting|encontrar encontro
join joined|juntar entrar aderir
share shared|partilhar dividir
borrow lend|emprestar
change changed|mudar mudança
swap exchange|trocar
move =moved|mexer mover
stop stopped|parar
try tried attempt attempted|tentar tentou tentativa
win won victory triumph|ganhar vencer vitória venceu
beat defeated|vencer derrotar
lead leading|guiar conduzir
visit visited|visitar
invent invented invention|inventar invenção
copy copied imitate imitated mimic|imitar copiar
count counted|contar
measure measured|medir
choose picked|escolher
collect gathered|juntar recolher apanhar
pick =picked picking gather|apanhar colher
spill spilt spilled|entornar derramar
sink sank drown|afundar
float floated|flutuar boiar
shake shook tremble|abanar tremer
ring =rang bell|tocar sino campainha
knock knocked|bater
cover covered|cobrir tapar
light =lit candle|acender vela
blow blew|soprar
recognise recognised recognize recognized knew know|reconhecer reconheceu conhecer
allow allowed let permit permitted|deixar permitir autorizar
rule rules|regra regras
happen happened occur occurred|acontecer suceder
appear appeared turned|aparecer surgir
exist|existir
manage managed cope|conseguir desenrascar
earn earned|ganhar
serve served|servir
escape escaped|escapar fugir
survive survived|sobreviver
cut cutting|cortar
run ran kept|cuidar
`;
