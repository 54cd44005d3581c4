/** Words that questions and tales choose differently for the same. One group a line: English words, a bar, Portuguese words. */
export const turnsOfSpeech = `
receive get got given accept|receber ganhar aceitar
find found discover discovery come across stumble|encontrar achar descobrir
pursue follow chase seek pursuing|seguir perseguir procurar
consider think decide plan|considerar pensar
describe call say word|descrever chamar
mention say talk tell bring|mencionar falar dizer
discuss talk chat conversation debate|discutir conversar
express show share art|exprimir mostrar partilhar
show share display present exhibit|mostrar partilhar apresentar
improve enhance better upgrade develop grow|melhorar aperfeiçoar
affect impact influence change effect|afetar influência impacto
overcome survive handle cope manage face deal|superar vencer enfrentar lidar
prepare ready organize organise arrange plan set|preparar organizar arranjar
host organize run hold throw|organizar dar
recover heal recovery better rehab|recuperar curar melhorar sarar
cause reason because why due|causa razão motivo porque
purpose aim goal reason intention|propósito objetivo fim
benefit advantage help good reward|benefício vantagem proveito
reward rewarding fulfilling satisfying worth|recompensa compensador
chance opportunity luck lucky fortunate|oportunidade sorte
similar same common both alike share|semelhante igual comum ambos
different unlike difference unusual|diferente diferença
often frequently regularly usually always routine habit|frequência muitas costume hábito sempre
long duration time hours months since|tempo duração
many number several count few couple|muitos número vários
offer provide give service|oferecer dar serviço
include contain consist add|incluir conter
use used utilize apply|usar utilizar
need require want must|precisar necessitar
want wish desire hope would|querer desejar
own have possess got|ter possuir dono
bring carry take|trazer levar
send mail ship post|enviar mandar
wait patience patient expect|esperar paciência
allow let permit|deixar permitir
forbid ban refuse deny reject|proibir recusar negar
leave left depart go quit|deixar partir ir embora
return back came again|voltar regressar
arrive reach come get|chegar
stay remain keep|ficar permanecer
watch see look view observe|ver olhar assistir
hear listen sound heard|ouvir escutar som
touch hold hug kiss|tocar segurar abraço beijo
smell taste flavor flavour|cheiro sabor gosto
discover explore adventure exploring|descobrir explorar aventura
admire respect inspire role model idol hero|admirar respeitar herói ídolo
trust rely depend count|confiar confiança
blame fault guilty guilt shame|culpa vergonha
apologize apologise sorry forgive|desculpa perdoar perdão
celebrate toast cheer congratulate|celebrar parabéns
skill talent ability good gift|talento habilidade jeito
strategy tip trick technique way method approach|estratégia técnica maneira método
idea concept inspiration thought|ideia conceito
device gadget tool machine equipment gear|aparelho ferramenta máquina
vehicle car truck van bike|veículo carro
residence house home apartment|residência casa
beverage drink coffee tea juice|bebida
dessert cake pie ice cream sweet chocolate|sobremesa doce
vegetable fruit salad tomato apple|legume fruta salada
meat chicken beef pork fish|carne frango peixe
breakfast lunch dinner meal|refeição
genre style fantasy mystery sci-fi fiction thriller|estilo ficção
fantasy magic wizard dragon|fantasia magia
occasion event time celebration|ocasião evento
surgery operation hospital injury|operação cirurgia
allergy allergic reaction|alergia
asthma breathing lung|asma respirar
weight diet fit healthy shape|peso dieta
heart chest blood|coração sangue
leg arm hand foot knee ankle wrist shoulder back|perna braço mão pé joelho
eye hair face skin|olho cabelo cara pele
storm lightning thunder power outage|trovoada relâmpago
sunrise sunset sky star moon sun|nascer pôr sol céu estrela lua
shore lake beach ocean sea water|margem lago mar
bird eagle owl parrot duck|pássaro ave
turtle fish snake hamster rabbit reptile|tartaruga cobra coelho
wedding honeymoon ceremony reception|casamento lua mel
funeral cemetery grave ashes|funeral cemitério campa
baptism christening godfather godmother|batizado padrinho madrinha
saint procession pilgrimage chapel|santo procissão romaria capela
factory mill workshop mine|fábrica moinho oficina mina
bakery baker bread flour oven|padaria padeiro pão farinha forno
tailor seamstress dressmaker sew|alfaiate costureira costura
fisherman boat net sardine|pescador barco rede sardinha
carpenter wood furniture chair table|carpinteiro madeira cadeira mesa
nurse midwife patient care|enfermeira parteira
lawyer judge court case|advogado juiz tribunal
bank loan debt mortgage savings|banco empréstimo dívida poupança
interview hire hired apply application|entrevista contratar
fire fired laid layoff unemployed|despedir despedido desempregado
retire retirement pension|reforma reformado aposentar aposentado pensão
promotion promoted raise|promoção promovido
deadline busy schedule hectic swamped|prazo ocupado
online internet social media post blog video youtube|internet rede vídeo
fan audience follower viewer crowd|público fã plateia
stage perform performance show concert gig|palco atuar espetáculo
record recording album studio|gravar disco
practice rehearse rehearsal train|ensaiar ensaio treinar
coach train mentor guide|treinador guia
leader lead captain head|líder chefe capitão
rule law order|regra lei ordem
freedom free liberty independence|liberdade livre independência
equality rights justice fair|igualdade direitos justiça
identity self transgender gay lesbian lgbtq queer|identidade
immigrant refugee foreign foreigner|imigrante refugiado estrangeiro
language speak english spanish french portuguese|língua idioma falar inglês francês português
letter alphabet handwriting pen|carta letra caneta
secret hide hidden private|segredo esconder
danger dangerous risk risky safe safety|perigo perigoso risco seguro
miracle wonder magical|milagre maravilha
dream nightmare sleep|sonho pesadelo
`;
