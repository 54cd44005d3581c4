/** Money, debts, gambling, shops and business. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const moneyAndTrade = `
money cash dough dosh brass|dinheiro grana massa guita carcanhol bufunfa
money pounds pound quid shilling shillings penny pennies pence|dinheiro libras libra tostão tostões escudos contos réis cruzeiros
dollar dollars cents bucks|dólar dólares
coin coins penny|moeda moedas tostão
banknote notes tenner fiver|nota notas
price cost =costs expensive dear worth|preço custar custo custou valor valia
price =cost paid pay|custar custou preço
expensive dear pricey|caro cara carote
cheap bargain inexpensive|barato barata pechincha
=free gratis|grátis borla
pay paid payment|pagar pagou pago pagamento
buy bought purchase purchased|comprar comprou comprei compra
sell sold sale|vender vendeu vendi vendia venda
rich wealthy wealth fortune riches affluent|rico rica riqueza fortuna abastado
poor poverty penniless destitute broke skint needy|pobre pobreza miséria miserável tesos
beg begged beggar begging|mendigo pedinte mendigar esmola esmolas pedir
charity alms|caridade esmola
borrow borrowed lend lent loan|emprestar emprestado emprestou empréstimo
debt debts owe owed iou|dívida dívidas dever devia calote fiado
debt unpaid owed paid|calote dívida devia pagou
credit =tick slate instalments|fiado prestações crédito
pawn pawned pawnbroker pawnshop|penhor penhorar prego penhorado
bankrupt bankruptcy bust broke ruined|falir falência faliu arruinado
savings save saved =saving thrifty nest|poupança poupanças poupar poupou economizar juntar mealheiro economias
=bank banker|banco
shares invest investment stocks savings|ações investir poupanças
waste wasted squander squandered|gastar desperdiçar esbanjar
spend =spent|gastar gastou
thrift thrifty frugal miser stingy|poupado forreta sovina avarento unha
income earnings|rendimento renda
tax taxes|imposto impostos
insurance insured|seguro
pension|pensão reforma
gamble gambling gambler bet bets betting wager cards|apostar aposta apostas jogar jogo batota
gamble gambling bet dice roulette casino poker|jogo azar casino roleta dados póquer
lottery raffle pools tombola sweepstake|lotaria loteria rifa totobola sorteio
win won winner winnings|ganhar ganhou vencer
luck lucky fortunate|sorte sortudo
unlucky misfortune|azar azarado desgraça
shop store =shops|loja lojas
shop market stall shopping|mercado feira praça banca compras
supermarket|supermercado
business trade firm company enterprise|negócio empresa firma companhia comércio
business shop opened =open|negócio loja abrir abriu
customer customers client clients|cliente clientes freguês freguesa freguesia
stranger strangers customer customers|cliente clientes freguês
merchant trader dealer|comerciante negociante mercador
haggle haggled bargaining|regatear pechinchar
bargain deal agreement|negócio acordo
swap swapped exchange exchanged barter traded|trocar troca trocou
auction|leilão
pedlar peddler hawker|vendedor ambulante
stall barrow cart|banca carrinho
counter till|balcão caixa
parcel package wrapped|embrulho encomenda pacote
smuggle smuggled smuggler smuggling contraband|contrabando contrabandista
cheat cheated swindle swindled conned fraud fiddle|enganar enganou burla burlar vigarice vigarista trapacear
cheat cheated unpaid|calote caloteiro
steal stole stolen pinch pinched nick =nicked robbed thief burglar theft burglary|roubar roubou ladrão ladrões gatuno furtar roubo assalto
worth value valuable precious|valor valioso precioso valer
gold golden|ouro dourado
silver|prata
jewel jewels jewellery jewelry|joia joias
=ring =rings|anel aliança
owner =owned belonged|dono pertencer possuir
belong belonged owned|pertencer
borrowed hired rent|alugado emprestado
treasure hoard|tesouro
purse wallet handbag pocketbook|carteira bolsa
pocket waistcoat|bolso
safe strongbox|cofre
receipt bill invoice|recibo conta fatura
inherit inheritance left|herança herdar deixou
wealth property estate|bens património propriedade
profit profits|lucro lucros
loss losses lost|prejuízo perda
crisis slump recession depression|crise recessão
cost price paid|custar custo preço
borrow borrowed lend lent loan|emprestar emprestado pedir
`;
