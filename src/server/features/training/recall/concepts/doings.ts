/** What people do. One group a line: English words, a bar, Portuguese words. */
export const doings = `
job work career occupation profession employment position trade living|trabalho emprego profissão carreira ofício
employer business company firm enterprise biz venture startup|empresa negócio firma
shop store market boutique|loja mercado venda feira
buy purchase bought pick order got|comprar compra adquirir
sell sold sale|vender venda
pay money cost price salary wage afford financial fund budget|pagar dinheiro custo preço salário
gift present gave give|presente prenda oferecer dar
travel trip journey visit vacation holiday tour roadtrip abroad|viagem viajar visitar férias passeio
visit went trip traveled explore|visitar ir
move relocate moved emigrate immigrate settle leave|mudar mudança emigrar imigrar partir
live reside dwell stay home|morar viver residir
drive car automobile vehicle truck driver|conduzir dirigir carro automóvel
ride horse bike bicycle cycling motorcycle|montar cavalo bicicleta mota
walk hike hiking trail stroll trek|caminhar andar passear caminhada
run running race marathon jog sprint|correr corrida maratona
swim swimming pool surf surfing dive|nadar natação piscina mergulhar
fish fishing fisherman catch|pescar peixe pesca pescador
exercise workout gym fitness yoga train training|exercício ginásio academia treino
game play gaming videogame console board|jogo jogar brincar
sport football soccer basketball baseball tennis team hockey volleyball|desporto esporte futebol equipa time
contest competition tournament championship compete comp race match|concurso competição torneio campeonato
win won victory prize award trophy medal champion|ganhar vencer vitória prémio prêmio medalha
lose lost losing missing|perder perda
dance dancing dancer ballet choreography|dançar dança baile
sing song singer singing tune melody choir|cantar canção música canto coro
music band concert musician album song playlist|música banda concerto músico
instrument guitar piano violin clarinet drum flute accordion|instrumento guitarra viola piano violino acordeão
paint painting drawing artwork art sketch canvas artist|pintar pintura quadro desenho arte artista
photo pic picture photograph image snapshot camera photography|foto fotografia retrato imagem
write writing writer poem poetry journal diary blog script|escrever escrita poema poesia diário
letter mail email note message card|carta bilhete recado mensagem
read reading book novel author literature series|ler leitura livro romance autor
film movie cinema theater theatre show watch tv|filme cinema teatro
make build craft design create made creation|fazer construir criar
sew knit embroider quilt fabric cloth|costurar tricotar bordar tecido
repair fix mend restore|consertar arranjar reparar
clean wash laundry chore|limpar lavar roupa
cook cooking recipe dish meal kitchen prepare chef|cozinhar receita prato cozinha refeição
bake baking cake bread pastry cookie dessert|assar forno bolo pão doce sobremesa
eat food meal dinner lunch breakfast supper restaurant snack cuisine|comer comida jantar almoço refeição restaurante
drink tea coffee wine beer|beber chá café vinho cerveja
grow plant garden flower gardening harvest seed|plantar jardim flor horta colher colheita
farm farmer cattle crop field|quinta fazenda agricultor gado lavoura campo
learn study taught lesson class course practice skill|aprender estudar aula lição
teach teacher taught lesson show|ensinar professor
school college university education degree student graduate academic classroom|escola universidade faculdade educação curso estudos aluno
research investigate look explore study|investigar pesquisar procurar
start begin launch open found opening|começar iniciar abrir fundar
end finish stop quit complete|acabar terminar parar desistir
join participate attend partake involved volunteer enroll member|participar entrar assistir
volunteer charity donate fundraiser donation shelter homeless help|voluntário caridade doar doação
help support assist encourage aid|ajudar apoio apoiar auxílio
save protect rescue keep|salvar proteger guardar
break broke damage destroy crash accident|partir quebrar estragar acidente
hurt injury accident injured pain wound|ferir ferida acidente dor
fight argue quarrel disagree conflict argument|brigar discutir zanga discussão
speak talk tell say discuss conversation chat speech|falar dizer contar conversa discurso
advice advise tip suggest recommend suggestion recommendation wisdom lesson|conselho aconselhar recomendar sugestão
promise swear vow|prometer promessa jurar
decide choose choice decision pick|decidir escolher escolha decisão
plan goal dream aim intend hope future aspiration|plano objetivo sonho futuro esperança
try attempt challenge effort|tentar desafio esforço
change transition become transform|mudar mudança tornar
meet met introduce encounter|conhecer encontrar
celebrate celebration party festival ceremony|celebrar festa comemorar
event conference meeting parade workshop gathering seminar fair exhibition|evento reunião encontro conferência
promote advertise advertisement ad marketing campaign promotion|promover anúncio publicidade
travel flight plane airplane airport fly|voo avião aeroporto voar
sail boat ship ferry harbour harbor port|barco navio porto navegar
train railway station tram bus|comboio trem estação autocarro ônibus
sleep bed night nap rest|dormir cama noite descansar
hobby interest passion pastime leisure enjoy activity|passatempo interesse paixão lazer
collect collection collector|coleção colecionar
relax unwind destress stress calm therapy peaceful soothing|relaxar calma descansar
`;
