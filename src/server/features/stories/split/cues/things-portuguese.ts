/** O que se vê e dá nome a uma cena. */
export const portugueseThings = `mar praia porto cais barco navio canoa rio ponte lago ilha farol rede redes onda tempestade cheia chuva neve
gelo geada vento nevoeiro sol lua estrela céu inverno verão primavera outono madrugada manhã noite casa cozinha quarto
sala sótão telhado telha porta janela forno lume fogo lareira lamparina vela candeia mesa cadeira cama berço cobertor
lençol espelho relógio piano concertina acordeão guitarra viola violão tambor canção fado dança baile coro rádio telefone
telegrama carta postal fotografia retrato livro atlas mapa diário jornal quinta roça sítio fazenda campo eira celeiro
vaca boi cavalo mula burro cabra porco galinha ovelha ovelhas cão gato trigo milho centeio colheita vindima pomar horta
jardim maçã laranja laranjas vinha uva rosa flor árvore oliveira castanheiro floresta mata serra monte montanha colina
vale encosta estrada caminho portão poço aldeia vila cidade rua avenida feira mercado largo praça loja padaria padeiro
pão regueifa broa bolo sopa café chá açúcar ovo batata batatas sardinha sardinhas escola professora lição universidade
biblioteca igreja capela padre sino cemitério sepultura funeral caixão casamento noiva noivo vestido véu anel fato sapato
sapatos bota casaco chapéu boina farda camisa botão agulha linha tear pano lã fábrica fundição forja mina pedreira
oficina máquina martelo motor fornalha escritório secretária banco hospital médico enfermeira parteira febre gesso comboio
trem estação gare carruagem autocarro elétrico eléctrico bilhete bicicleta carroça carro camião mota mala passaporte
fronteira quartel tropa exército soldado trincheira bomba guerra desfile bandeira greve sindicato prisão barraca bairro
andaime prédio obras tijolo betão escada varanda pátio fonte carnaval circo cinema teatro festa romaria procissão natal
aniversário bebé bebê neto neta netos bisneto filha filho medalha montra gaveta passador salto pirenéus caixa seringal
cafezal canavial engenho cana rede jangada sertão seca açude lavadeira lavadeiras bordado renda cesto canastra cântaro`;
