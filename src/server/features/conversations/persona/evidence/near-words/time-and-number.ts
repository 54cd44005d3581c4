/** Beginnings and endings, times, numbers and machines of the century. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const timeAndNumber = `
start started begin began begun|começar começou iniciar
start started open opened begin founded established found|começar abrir abriu fundar fundou
beginning start origin|início começo princípio origem
end ended finish finished finally|acabar acabou terminar fim final
end ended finally died|fim final
stop stopped quit gave|parar deixar largar
last lasted|durar durou
early|cedo
late|tarde
morning dawn|manhã madrugada
noon midday
afternoon|tarde
night evening|noite
today nowadays|hoje
yesterday|ontem
tomorrow|amanhã
week weekly|semana semanas
fortnight weeks|quinzena semanas
month months|mês meses
year years|ano anos
decade|década
century|século
hour hours|hora horas
minute minutes|minuto
moment instant|momento instante
january|janeiro
february|fevereiro
=march|março
april|abril
=may|maio
june|junho
july|julho
august|agosto
september|setembro
october|outubro
november|novembro
december christmas|dezembro natal
monday|segunda
tuesday|terça
wednesday|quarta
thursday|quinta
friday|sexta
saturday|sábado
daily everyday|diário diariamente
often frequently|frequente
rarely seldom|raro raramente
routine daily|rotina
season seasons|estação época
future|futuro
past|passado
ancient antique|antigo
modern|moderno
eternal forever|eterno
pair couple two|par dois duas casal
couple pair|casal par
dozen twelve|dúzia doze
half|metade meio
double twice two|dobro duas
=single alone|único
three trio triplets|três trio
four|quatro
five|cinco
ten|dez
hundred century|cem centena
thousand|mil milhar
million|milhão
first =firsts|primeiro primeira
amount number quantity|quantidade número
big large huge enormous giant|grande enorme gigante
small little tiny wee|pequeno pequenino minúsculo
long length|comprido comprimento longo
wide broad|largo largura
deep depth|fundo profundo
high height|alto altura
heavy weigh weight|pesado peso
far distant distance away|longe distância distante
near close =nearby|perto próximo
=left|esquerda
miles mile kilometres|quilómetros léguas
machine machinery engine motor|máquina motor
telephone phone rang =called|telefone telefonar telefonou telefonema
mobile cellphone smartphone|telemóvel celular
computer laptop pc|computador
internet email website online|internet
television telly set|televisão
radio wireless|rádio telefonia
record gramophone
battery|pilha bateria
tape cassette recording|cassete gravação
film camera|filme máquina
video|vídeo
toy train|comboio brinquedo
bulb lamp|lâmpada
typewriter|máquina escrever
`;
