/** Church, faith, feasts and customs. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const faithAndFeasts = `
church chapel kirk cathedral|igreja capela catedral
church mass service worship|igreja missa culto
faith religion god religious belief believer believe devout|fé religião religioso crente crença deus devoto
god lord jesus christ|deus senhor jesus cristo
pray prayer prayed prayers praying rosary|rezar reza oração orações orar terço rosário rezava
bible scripture gospel testament|bíblia evangelho escrituras
hymn hymns psalm sang|hino hinos salmo cântico cânticos cantar
priest minister vicar deacon parson clergyman pastor reverend curate father|padre pároco prior cura sacerdote pastor
preach preached preacher sermon|pregar sermão pregador
nun nuns sister convent|freira freiras convento irmã
monk monks monastery|frade frades monge mosteiro
bishop pope cardinal|bispo papa cardeal
baptise baptism baptised christened christening|batizar batismo batizado
communion confirmation =confirmed|comunhão crisma
confess confession|confessar confissão
sin sins sinful|pecado pecados
saint saints|santo santa santos
angel angels|anjo anjos
devil hell satan demon|diabo inferno demónio
soul souls|alma almas
bless blessed blessing|bênção abençoar benzer
vow promise|promessa voto jura
pilgrimage pilgrims pilgrim shrine|peregrinação romaria peregrino santuário Fátima
procession|procissão cortejo
candle candles|vela velas círio
cross =crucifix|cruz crucifixo
bell bells rang|sino sinos
choir chorister|coro orfeão
organ organist|órgão organista
catholic|católico católica
protestant methodist baptist presbyterian anglican quaker|protestante evangélico metodista
jew jewish synagogue|judeu judia sinagoga judaico
muslim mosque islam|muçulmano mesquita
sunday sabbath|domingo
catechism|catequese doutrina catecismo
altar|altar
miracle miraculous|milagre
superstition superstitious omen curse cursed jinx|superstição supersticioso agouro maldição praga
witch witches wizard witchcraft|bruxa bruxas feiticeira feitiço
gypsy tarot|cartomante vidente cigana
gypsy gypsies travellers tinkers|cigano ciganos cigana
spell magic magician|magia mágico feitiço
heaven paradise|céu paraíso
holiday holidays festival feast|feriado festa
christmas xmas yuletide nativity|natal consoada presépio
christmas presents santa stocking|natal prendas presentes
tree =christmas|árvore natal
easter lent|páscoa quaresma folar
hogmanay|reveillon
carnival|carnaval entrudo folia
carnival costume fancy|carnaval fantasia fantasias máscara mascarado
party parties feast celebration celebrate celebrated celebrations|festa festas celebrar comemorar festejar
=fair =fairs fairground|feira arraial parque
festival village|romaria arraial festa
present =presents gift gifts|presente presentes prenda prendas
gift give gave|presente oferecer oferta dar
surprise surprised|surpresa surpreender
fireworks rockets|foguetes
bonfire bonfires|fogueira fogueiras
toast cheers|brinde brindar
custom customs tradition traditions|costume costumes tradição tradições
birthday party|aniversário festa
circus clown|circo palhaço
toy toys plaything|brinquedo brinquedos
wish wished|desejo desejar
thank thankful grateful gratitude thanked|agradecer grato gratidão agradecido
`;
