/** Love, courtship, marriage, quarrels and peace. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const loveAndQuarrels = `
love loved beloved adore|amor amar amado amada paixão
love fond affection adore sweetheart|amor carinho afeto gostar
love infatuated smitten|apaixonar apaixonado apaixonada paixão enamorado
sweetheart boyfriend girlfriend beau|namorado namorada namoro namorico
crush infatuation fancied|paixoneta paixão
date =dating =dated court courting romance|namorar namoro
court courted courting courtship woo wooing|namorar namoro namorámos cortejar
meet met court courted courting courtship|conhecer conheci conheceu namorar
meet met encounter introduced acquainted|conhecer conheceste conheci conheceu encontrar encontro apresentar
flirt flirted|namoriscar seduzir flertar paquerar
romance romantic|romance romântico
kiss kissed|beijo beijar beijou beijinho
hug hugged embrace cuddle =hold =held|abraço abraçar abraçou agarradas beijo beijou
cuddle lap|colo mimo
engaged engagement fiancé fiancée betrothed|noivo noiva noivado
propose proposed proposal =marry engaged|pedir casamento pedido
=ring engagement|anel aliança
bride|noiva
groom bridegroom|noivo
wedding bride groom|casamento boda noivos
marry married wedding marriage wed bride groom spouse|casar casamento casámos casaram casamos casou casada casado noiva noivo boda
wedding reception guests banquet|boda casamento convidados
bridesmaid bridesmaids|dama
dowry trousseau|dote enxoval
elope eloped ran|fugir fugiu fugida
spinster bachelor single unmarried|solteiro solteira solteirona
divorce divorced separated separation split|divórcio divorciar divorciado divorciada separar separou separaram separação separado
affair mistress lover unfaithful adultery cheated|amante traição infiel trair traiu
betray betrayed betrayal|trair traição traiu
jealous jealousy envious envy|ciúme ciúmes ciumento ciumenta inveja invejoso
abandon abandoned deserted =left|abandonar abandonou abandono deixar deixou largar largou
reconcile reconciled reconciliation|reconciliar pazes reconciliação
forgive forgave forgiven forgiveness pardon|perdoar perdoou perdão
apologise sorry apology|desculpa desculpar desculpas perdão
argue argument quarrel =row fight disagree squabble bicker|discutir discussão zangar zanga briga brigar
fight fought brawl|bater brigar briga porrada pancadaria lutar luta
feud feuding grudge resent resentment|rixa rancor desavença inimizade
enemy enemies foe rival|inimigo inimiga rival
bully bullied bullying|maltratar gozar
=hit slap slapped smack smacked thump punch punched beat beating boxed|bater bateu bofetada estalo estalada tapa palmada pancada sova
=hit struck|bater bateu atingir
whip belt cane caned spank spanked|cinto chicote chinelo palmatória régua vara
tease teased joke joking mock mocked|brincar piada gozar troçar zombar
insult insulted|insultar insulto ofender
upset offended hurt|magoar magoado ofender ofendido
ignore ignored snub snubbed|ignorar ignorou desprezar
hate hated hatred loathe detest dislike|odiar ódio detestar
trust trusted reliable confide|confiar confiança
friend friends mate pal chum buddy companion friendship|amigo amiga amizade companheiro camarada colega
friendship friends|amizade amigos
welcome welcomed|acolher acolhido acolheram receber recebeu
guest guests visitor visitors|convidado convidados visita visitas hóspede
invite invited invitation|convidar convidou convite
visit visited call =visitor came|visitar visita visitou
goodbye farewell parting|despedida despedir adeus
greet greeted greeting|cumprimentar saudar saudação
approve approved approval blessing|aprovar bênção aprovação
disapprove disapproved objected
permission allowed permit|autorização licença permissão deixar
care =cared cherish|carinho estimar
support =supported|apoiar apoio
faithful loyal loyalty|fiel leal lealdade
intimate =close|íntimo chegado
gossip gossiped rumour rumours|mexericos boato coscuvilhice fofoca bisbilhotar
gay lesbian homosexual|homossexual lésbica
=sex sexual|sexo
=partner companion|companheiro companheira
argue argument quarrel row fight disagree|discutir discussão zangar briga brigar
visit visited came visitor|visitar visita
hug hold held embrace kiss|abraço abraçar agarradas beijo beijou
`;
