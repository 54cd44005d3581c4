/** Weather, seasons, fire, water and disasters. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const weatherAndDisasters = `
weather climate|clima tempo
rain rained raining rainy downpour drizzle shower|chuva choveu chover chuvada aguaceiro
storm gale tempest hurricane cyclone typhoon gales|temporal tempestade vendaval furacão ciclone
thunder lightning thunderstorm|trovoada trovão relâmpago raio
wind windy breeze|vento ventania
snow snowed snowing drifts snowdrift blizzard|neve nevão nevar nevou
ice icy frozen|gelo gelado
frost frosty|geada
cold colder coldest freezing freeze froze chilly bitter|frio gelar gelado
hail|granizo saraiva
fog mist foggy smog|nevoeiro neblina
sun sunny sunshine|sol soalheiro
hot warm heat heatwave scorching|quente calor aquecer
drought|seca estiagem
flood floods flooding flooded inundated water deluge|enchente cheia cheias inundação água alagar
dam reservoir|barragem represa
earthquake tremor|terramoto sismo terremoto
landslide slid avalanche|deslizamento derrocada desabamento
volcano eruption|vulcão erupção
burn burned burnt fire ablaze blaze flames arson|queimar fogo incêndio arder ardeu queimou chamas
smoke smoky|fumo fumaça
explosion exploded explode blast blew|explosão explodir rebentar
collapse collapsed|desabar ruir cair
disaster catastrophe tragedy calamity|desastre catástrofe tragédia calamidade
rescue rescued saved save lifeboat|salvar salvou salvaram socorrer resgatar tirar tiraram
help aid assistance relief|ajuda socorro auxílio
dark darkness gloom|escuro escuridão
shadow shade|sombra
sky heavens|céu
star stars|estrela estrelas
moon moonlight|lua luar
sunrise dawn daybreak|madrugada aurora amanhecer
sunset dusk twilight nightfall|crepúsculo entardecer anoitecer
spring springtime|primavera
summer summertime|verão
autumn|outono
winter wintertime|inverno
puddle mud|poça lama
stone stones rock rocks pebble boulder|pedra pedras calhau rocha
sand|areia
earth soil|terra solo
rescue saved save brought|salvar salvou salvaram tirar tiraram
rain rains rained|chuva choveu chover
`;
