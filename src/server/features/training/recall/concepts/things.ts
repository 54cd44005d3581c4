/** Things, places and times. One group a line: English words, a bar, Portuguese words. */
export const things = `
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
