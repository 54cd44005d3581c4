// Words of everyday life that stand near each other in meaning: English, a bar, Portuguese.
// A question with one of them may be answered by a passage with another; they weigh less than the word itself.
const people = `
family fam relatives relative household ancestry|família parentes parente familiar
mother mom mum mama mommy mummy|mãe mamãe mamã
father dad papa daddy|pai papai papá
parent parents mother father mom dad|pais
grandmother grandma granny nana gran|avó vovó
grandfather grandpa granddad gramps|avô vovô
child kid son daughter baby toddler boy girl|filho filha criança bebê bebé menino menina
childhood young youth child girl boy kid grew growing|infância criança juventude jovem menina menino
wife husband spouse partner married|mulher marido esposa esposo
boyfriend girlfriend partner date dating relationship romance|namorado namorada namoro namorar
single breakup divorce divorced separated ex|solteiro solteira divórcio divorciado separação
brother sister sibling twin|irmão irmã gêmeo
uncle aunt cousin niece nephew|tio tia primo prima sobrinho sobrinha
friend buddy pal mate companion friendship|amigo amiga amizade companheiro
neighbour neighbor neighbourhood community|vizinho vizinha bairro comunidade
boss manager coworker colleague staff employee|chefe patrão colega empregado
customer client|cliente freguês
name called nickname named|nome chamava apelido alcunha
born birth birthplace birthday birthdate|nascer aniversário naturalidade
marry wedding marriage married bride groom anniversary engaged|casar casamento noivo noiva
die death dead passed funeral buried grief loss mourning|morrer morte morreu enterro luto falecer faleceu
pregnant pregnancy baby birth expecting|grávida gravidez parto
teacher professor instructor coach mentor mentorship|professor professora mestre treinador
doctor hospital nurse medical clinic surgery|médico hospital enfermeira consulta
soldier army military war battle fight navy veteran|soldado exército militar guerra batalha tropa
police crime thief steal theft arrest|polícia crime ladrão roubo
age old years|idade anos
ancestor roots origin heritage background|raízes origem
`;

const doings = `
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

const things = `
house home apartment flat cottage property|casa lar apartamento
room bedroom kitchen furniture decor|quarto sala móveis
town city village place|cidade vila aldeia terra lugar
country homeland nation state abroad|país pátria nação
sea ocean beach coast shore|mar oceano praia costa
mountain hill peak valley|montanha serra monte colina vale
nature outdoors forest wood park wilderness|natureza floresta mata bosque parque
camp camping tent campfire|acampar acampamento tenda fogueira
river lake stream water waterfall|rio lago ribeira água
rain storm snow wind flood hurricane weather cold|chuva tempestade neve vento cheia tempo frio
fire burn burned flame|fogo incêndio arder queimar
dog puppy pet|cão cachorro bicho
cat kitten pet|gato gata bicho
animal pet wildlife bird species|animal bicho pássaro
pet dog cat puppy kitten animal turtle|bicho
clothes clothing dress fashion outfit wear shirt shoe|roupa vestido moda vestir camisa sapato
jewelry necklace ring bracelet earring pendant|joia colar anel pulseira
toy doll figurine|brinquedo boneca
pottery clay bowl pot ceramic cup|barro cerâmica tigela
phone call mobile|telefone chamada telemóvel celular
computer laptop software programming code app website tech technology engineering|computador programa tecnologia
health illness sick disease unwell condition diagnosis healthy|saúde doença doente enfermo
mental counseling counselor therapist therapy psychology psychologist|psicologia terapia
diet weight healthy nutrition|dieta peso
church faith religion religious god pray belief spiritual mass priest|igreja fé religião deus rezar crença missa padre
politics political government election vote campaign mayor|política governo eleição voto
law legal lawyer court rights|lei advogado tribunal direitos
christmas easter thanksgiving holiday eve|natal páscoa feriado consoada
year decade|ano década
day date when|dia data
summer winter autumn fall spring season|verão inverno outono primavera estação
weekend saturday sunday|sábado domingo
news newspaper radio television|notícias jornal rádio televisão
story tale memory remember recall|história conto memória lembrar recordar lembrança
symbol symbolize symbolise represent stand mean meaning remind reminder signify|símbolo simbolizar significar representar
color colour red blue green yellow|cor vermelho azul verde amarelo
tattoo ink|tatuagem
dance studio class|dança estúdio
group club team organization community association|grupo clube equipe associação
project initiative program|projeto iniciativa
war bombing front battle|guerra frente
prize award recognition honour honor|prémio prêmio honra
type kind sort style genre|tipo género gênero estilo
brand sponsor endorsement deal contract|marca patrocínio contrato
problem trouble challenge difficulty struggle hardship setback obstacle issue|problema dificuldade luta obstáculo
success successful achieve achievement accomplish accomplishment progress milestone|sucesso êxito conseguir conquista
game character story level|jogo personagem
location place spot area where|lugar local sítio
`;

const feelings = `
love adore fond affection|amor amar carinho
like love enjoy prefer interest favorite fan|gostar preferir adorar
favorite favourite fave fav best beloved|favorito preferido predileto
dislike hate|detestar odiar
happy glad joy delighted thrilled excited pleased cheerful stoked pumped|feliz alegre alegria contente
sad unhappy sorrow upset cry tears depressed|triste tristeza chorar lágrimas
afraid scared fear frightened worried anxious nervous terrified|medo assustado receio preocupado
angry mad furious anger annoyed frustrated|zangado bravo raiva irritado
proud pride|orgulho orgulhoso
tired exhausted weary|cansado cansaço
brave courage strength strong bravery|coragem valente força forte
kind kindness generous gentle caring thoughtful|bondade bondoso generoso gentil
honest honesty truth|honesto honestidade verdade
thankful grateful gratitude appreciate thanks blessed|grato gratidão agradecer
surprise surprised shock unexpected|surpresa surpreendido
funny laugh joke humor humour|engraçado rir piada humor riso
important matter value care valuable|importante valor importar
feel feeling emotion felt|sentir sentimento
think opinion believe view thought attitude|pensar opinião acreditar achar
know understand realize realise notice|saber entender compreender perceber
remember memory recall remind nostalgia|lembrar recordar saudade memória
inspire inspiration motivate motivation influence reason|inspirar inspiração motivo influência
beautiful pretty lovely gorgeous stunning|bonito lindo belo
big large huge|grande enorme
small little tiny|pequeno pequenino
new recent recently latest|novo recente
old ancient elderly vintage|velho antigo idoso
difficult hard tough challenging|difícil duro
good great amazing awesome wonderful fantastic|bom ótimo maravilhoso
bad terrible awful horrible|mau ruim péssimo
poor poverty hunger hungry|pobre pobreza fome
rich wealth wealthy|rico riqueza
personality trait character nature|personalidade carácter caráter feitio
hope faith trust confidence|esperança confiança
regret mistake sorry|arrependimento erro
lonely alone isolated|sozinho solidão
`;

/** Groups of words near in meaning, by language. */
export const concepts: readonly { en: string[]; pt: string[] }[] = [
  people,
  doings,
  things,
  feelings,
]
  .flatMap((lines) => lines.trim().split('\n'))
  .map((line) => {
    const [en = '', pt = ''] = line.split('|');
    return { en: en.split(' '), pt: pt.split(' ').filter(Boolean) };
  });
