/** Clothes, looks and colours. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const clothesAndLooks = `
clothes clothing outfit garments|roupa roupas vestuário traje
wear wore worn dressed clothes|vestir vestia vestido usar usava
dress frock gown wear wearing wore clothes blouse skirt coat shirt jersey|vestido vestir vestida vestia traje fantasia fantasias
clothes outfit costume|roupa
costume costumes disguise|fantasia fantasias máscara disfarce
=suit jacket|fato terno casaco
coat jacket overcoat cardigan|casaco sobretudo casacão paletó
jumper sweater pullover jersey cardigan|camisola malha suéter pulôver
shirt blouse|camisa blusa
trousers pants breeches jeans|calças calça
shorts|calções
skirt petticoat|saia saiote
pinafore apron|avental bata
underwear knickers pants|cuecas roupa
nightdress nightgown pyjamas|camisa pijama
socks stockings|meias peúgas
shoes shoe boots boot footwear clogs slippers sandals|sapatos sapato botas calçado tamancos
barefoot shoeless|descalço descalça
hat hats cap bonnet beret|chapéu boné boina barrete
headscarf scarf shawl|lenço xaile cachecol
gloves mittens|luvas
handkerchief hankie|lenço
=tie necktie|gravata
belt braces|cinto suspensórios
button buttons|botão botões
pocket pockets|bolso algibeira
bag handbag|mala carteira bolsa
umbrella|chapéu
veil|véu
sleeve|manga
hem seam|bainha
zip zipper|fecho
rag rags tatters ragged|trapos farrapos roto
cloth fabric material|tecido pano fazenda
silk satin|seda cetim
cotton|algodão
wool woollen yarn
linen|linho
lace|renda rendas
leather|couro cabedal
fur|pele
necklace beads pearls|colar pérolas
earrings earring|brincos
bracelet bangle|pulseira
brooch pin|broche alfinete
watch =wristwatch timepiece|relógio
locket pendant|medalhão pendente
perfume scent|perfume
makeup lipstick|maquilhagem batom
pretty beautiful handsome lovely gorgeous|bonito bonita lindo linda belo bela
beauty beautiful|beleza linda
ugly|feio feia
elegant =smart stylish fashionable|elegante elegância
fashion style|moda
=looks appearance|aparência aspeto aspecto
blonde fair blond|loiro loira louro
brunette|moreno morena
curly curls|caracóis encaracolado
wrinkles wrinkled|rugas
smile smiled smiling grin|sorriso sorrir sorriu
stare stared gaze glance|olhar fitar
naked bare|nu nua
colour color painted|cor pintado
red scarlet crimson|vermelho encarnado
blue navy|azul
green|verde
yellow|amarelo
white|branco
black|preto negro
grey gray|cinzento
brown|castanho marrom
pink|rosa
purple violet mauve|roxo lilás
bright shiny shone shining glitter|brilhar brilhante
shape round|redondo forma
stripe stripes striped|riscas listras
tattoo tattooed|tatuagem
pierced piercing|furadas
costume seamstress|traje costureira
tailor fitted|alfaiate
mend patch patched darn darned|remendar remendo remendos cerzir
dress frock gown wear wearing wore clothes blouse skirt coat shirt jersey|vestido vestir vestida vestia traje fantasia fantasias ia
`;
