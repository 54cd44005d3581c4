/** Music, dance, games, sport, shows and pastimes. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const musicAndGames = `
music musical musician|música músico musical
sing sang sung singing song songs singer choir tune|cantar cantava cantou canto canção canções cantiga cantigas cantor cantora coro fado
song songs tune melody lullaby ballad|canção canções cantiga cantigas modinha melodia
tune tunes song songs melody|música melodia
lullaby|embalar
fado|fado fadista fados
hum =humming =hummed whistle whistled|assobiar trautear
instrument|instrumento
play =played =playing tune|tocar tocava tocou
instrument piano accordion cavaquinho|instrumento cavaquinho
accordion squeezebox concertina melodeon|acordeão concertina sanfona harmónio
guitar|guitarra viola violão
violin fiddle|violino rabeca
piano pianist|piano
drum drums drummer|tambor bateria bombo
trumpet bugle cornet|trompete corneta clarim
flute whistle recorder|flauta pífaro
harmonica|harmónica gaita realejo
bagpipes pipes|gaita
band orchestra|banda orquestra filarmónica tuna
concert recital gig|concerto espetáculo
record =records gramophone vinyl|disco discos vitrola grafonola
dance dancing danced dancer ballroom waltz foxtrot jive|dança dançar dançava baile bailarico bailar valsa
dance =ball dances|baile bailes
ballet ballerina|ballet bailarina
game games|jogo jogos
toy doll dolls|boneca bonecas brinquedo
play =played toys|brincar brincava brincadeira brincadeiras
skip skipping hopscotch|corda macaca
marbles|berlindes
kite|papagaio pipa
swing seesaw|baloiço balanço
ball =balls|bola
cards whist|cartas sueca bisca baralho
chess|xadrez
draughts checkers|damas
dominoes domino|dominó
dice|dados
puzzle jigsaw crossword|puzzle
football soccer footie|futebol bola
goal scored|golo gol
side =team|equipa time clube
=match =matches|jogo desafio partida
cricket wicket|críquete
tennis racket|ténis tênis
boxing boxer|boxe pugilista
swim swam swimming swimmer|nadar nadou natação
race raced racing|corrida corridas
cycle cycling bike|ciclismo bicicleta
skate skating|patinar patins
ski skiing|esquiar esqui
sledge sledging toboggan|trenó
sport sports athlete athletic|desporto desportos esporte esportes
prize prizes win winning won contest award|prémio prêmio ganhar
prize medal trophy cup|medalha taça troféu prémio prêmio
compete competition contest tournament|concurso competição torneio
lose losing lost beaten|perder derrota perdeu
champion champions winner|campeão campeã vencedor
hobby hobbies pastime|passatempo passatempos hobby
collect collected collection|colecionar coleção
knit knitting knitted wool gansey jumper crochet|tricotar malha tricô croché crochê
sew sewed sewing stitch stitched needlework|costura coser cosia costurar cosendo
embroider embroidered embroidery|bordar bordado bordados bordava
craft pottery|artesanato olaria
theatre theater stage play =plays|teatro palco peça
act =acted =acting actor actress|ator atriz representar
film films cinema movie movies flicks =pictures|filme filmes cinema
television telly tv|televisão tv
radio wireless broadcast transistor|rádio telefonia transístor
programme serial soap|programa novela telenovela
joke jokes funny prank pranks trick mischief|piada piadas anedota anedotas brincadeira partida traquinice travessura
joke jokes|anedota anedotas piada
funny amusing hilarious comical|engraçado cómico divertido
laugh laughed laughter laughing giggle|rir riu riso gargalhada ri
=fun enjoyed enjoyable|divertido divertir divertimento diversão
famous celebrity celebrities renowned star|famoso famosa célebre conhecido
fan supporter supported|adepto torcedor
club clubs society|clube sociedade associação coletividade
scouts guides brownies|escuteiros escoteiros
camp =camping tent|acampar acampamento tenda
picnic outing trip|piquenique passeio excursão
walk stroll|passear passeio
gym exercise|ginásio ginástica
climb climbed climbing mountaineer|escalar trepar subir
rowing rowed oars|remar remos
sail sailing sailed yacht|velejar vela veleiro
doll|boneca
story stories storyteller|histórias contador
poem recite|recitar
paint painted painting|pintar pintura
hunting hunter|caça caçador
fishing rod|pesca cana
stadium ground|estádio campo
referee umpire|árbitro
play played playing|tocar tocava tocou
football soccer team|futebol
film cinema movie pictures|filme cinema
`;
