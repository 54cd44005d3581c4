/** Birth, growing up, growing old, death and mourning. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const birthAndDeath = `
born birth|nascer nasceu nasceste nasci nascimento
birth labour delivery childbirth|parto nascimento
midwife midwives|parteira
deliver =delivered born|parto nascer
baby babies infant newborn|bebé bebê nené neném
cradle cot crib|berço
pram pushchair buggy stroller|carrinho
nappy nappies diapers|fralda fraldas
breastfeed suckled breast|amamentar mamar leite
twins twin triplets|gémeos gémeas gêmeos gêmeas gémeo gêmeo
birthday anniversary|aniversário
birthday cake candles|aniversário velas bolo
christening christened baptism baptised baptise font|batismo batizado batizar batizada
godmother godfather godparents|madrinha padrinho padrinhos
godchild godson goddaughter|afilhado afilhada
nickname nicknamed|alcunha apelido
surname|sobrenome apelido
adopt adopted adoption foster fostered|adotar adotado adotada adoção
orphan orphaned orphanage|órfão órfã orfanato
childhood youngster upbringing|infância meninice criação
girl lass childhood|menina pequena rapariga miúda moça garota infância
boy lad childhood|menino pequeno rapaz miúdo moço garoto infância
young youth teenager teenage adolescent|jovem juventude adolescente mocidade moço moça
young little small childhood|jovem novo nova pequeno pequena
=raised reared upbringing|criar criou criado criada
grown adult|adulto adulta
old elderly aged =ageing|velho velha velhinho velhinha idoso idosa velhice
retire retired retirement pension pensioner|reforma reformado reformou aposentado aposentar aposentadoria pensão
age aged|idade
die death dead perished|morrer morte morto morta falecer faleceu óbito
die died death dead dying passed|morrer morreu morreste morte faleceu falecer
dying deathbed|agonia moribundo
bury buried burial grave|enterrar enterro enterrado sepultar sepultado sepultura
grave graveyard cemetery churchyard tomb headstone gravestone|campa cemitério sepultura túmulo jazigo lápide
bury buried grave cemetery ground burial|enterrar enterrado sepultado cemitério campa
funeral burial wake cremation|funeral enterro velório
coffin =box casket|caixão urna
cremate cremated cremation ashes|cremar cremado cinzas
hearse undertaker|agência funerário cangalheiro
mourn mourning grieve grief bereaved bereavement grieving|luto pesar
mourning =black|luto =preto
condolences sympathy|pêsames condolências
widow widowed widower|viúva viúvo viuvez enviuvar
inherit inheritance heir legacy bequeathed heirloom|herança herdar herdou herdeiro
testament inheritance solicitor|testamento herança
heaven paradise afterlife|céu paraíso
ghost spirit haunted spook|fantasma espírito assombrado assombração alma
suicide|suicídio matar
kill killed murder murdered slay slain|matar matou assassinar assassínio assassino morto
survive survived survivor survival|sobreviver sobreviveu sobrevivente
life lifetime|vida
obituary|obituário
miss =missed missing longing homesick|saudade saudades
`;
