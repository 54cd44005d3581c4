/** Work, trades, employers, unions, unemployment. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const workAndPay = `
work job living trade occupation employment employed factory|trabalho trabalhar emprego ofício profissão empregado
job post position gig situation|emprego trabalho lugar trampo serviço bico
work worked slog graft toil toiled grafted|trabalhar trabalho labuta trabalhava trampar
trade craft calling|ofício arte mester profissão
career profession vocation|carreira profissão vocação
apprentice apprenticed apprenticeship trainee|aprendiz aprendizagem aprendizado estagiário
boss gaffer foreman forewoman overseer supervisor manager employer chief master|chefe patrão patroa encarregado encarregada manajeiro capataz feitor mestre superior
boss forewoman foreman manager supervisor employer|chefe patrão patroa encarregada dona
manager director headed|gerente diretor diretora administrador
owner owned proprietor|dono dona proprietário
colleague colleagues workmate workmates coworker|colega colegas camarada camaradas companheiros
staff employees workforce workers worker labourer hands|empregados trabalhadores operários trabalhador operário pessoal funcionários
employ employed employee =hired =hire took|empregar contratar contratou empregou admitir contratado
interview applied application apply|entrevista candidatar concorrer
=sack =sacked dismiss dismissed =fired redundant redundancy|despedir despedido despediram demitir demitido despedimento mandado
unemployed unemployment jobless dole idle|desempregado desemprego desempregada
resign resigned quit notice|demissão despedir
promotion promoted foreman|promover promovido promoção
shift shifts nightshift nights|turno turnos
overtime|horas extraordinárias extras
strike lockout walkout picket striking|greve grevista piquete
union unions unionised|sindicato sindical sindicalista
factory mill works plant foundry|fábrica oficina fabril
mill weaver loom weaving spinning spinner textile cotton|tear tecelagem tecelã fiação fiandeira têxtil
workshop =shop bench|oficina atelier
office clerk clerical desk|escritório escriturário repartição
typist typewriter typing secretary|dactilógrafa máquina secretária
=mine =mines pit colliery coalface quarry|mina minas pedreira
miner miners collier pit|mineiro mineiros
shipyard yard dockyard shipbuilding|estaleiro
dock docker dockers stevedore|estivador doca cais
foundry steelworks steel furnace ironworks|fundição siderurgia aço
railwayman railway signalman|ferroviário
engine driver fireman|maquinista fogueiro
carpenter joiner woodwork cabinetmaker carpentry|carpinteiro marceneiro carpintaria
bricklayer mason builder brickie|pedreiro trolha
blacksmith smithy forge farrier|ferreiro forja ferrador
shoemaker cobbler|sapateiro
tailor tailoring|alfaiate
seamstress dressmaker dressmaking needlewoman|costureira costureiras modista
hairdresser barber hairdressing salon|cabeleireiro cabeleireira barbeiro
painter decorator|pintor
plumber|canalizador encanador
electrician|eletricista
mechanic garage|mecânico garagem
engineer engineering|engenheiro engenharia
driver lorry trucker chauffeur cabbie|motorista camionista condutor chofer taxista
lorry truck van|camião caminhão camioneta carrinha furgão
postman postwoman mailman|carteiro
policeman policemen constable copper bobby cop|polícia guarda
firefighter firemen|bombeiro bombeiros
sailor sailors seaman mariner seafaring|marinheiro marinheiros
captain skipper|capitão comandante mestre
lawyer solicitor barrister attorney|advogado
judge magistrate|juiz
journalist reporter newspaper|jornalista jornal repórter
vet veterinary|veterinário
professor lecturer university|professor universidade
scientist science laboratory lab|cientista ciência laboratório
shopkeeper shopgirl shop assistant saleswoman|lojista comerciante vendedor vendedora balconista caixeiro
salesman seller pedlar hawker|vendedor ambulante bufarinheiro mascate
cleaner charwoman cleaning|limpeza faxineira
labourer labouring navvy|servente jornaleiro
telephone operator switchboard|telefonista
potter pottery|oleiro olaria barro
weave wove woven|tecer tecido
carve carved whittle wooden carver|esculpir talhar entalhar
build builder|construir construtor
overalls uniform|farda uniforme macaco
tools craft|ferramentas
retire =retired retirement pension pensioner|reforma reformado reformou aposentar aposentado aposentou aposentadoria
earn earned pay paid wage wages|ganhar ganhava salário pagar pagavam pago pagaste paga vendi
wage wages salary pay earnings paypacket|salário ordenado vencimento jorna féria
money wages wage pounds shilling shillings penny pennies earned|dinheiro salário
=rise =raise increase|aumento
busy hectic|ocupado atarefado
lazy idle laziness shirker|preguiçoso preguiça mandrião vadio
hardworking industrious diligent|trabalhador trabalhadora diligente
team crew gang squad|equipa equipe tripulação turma
contract|contrato
skill skilled talent gifted|jeito talento habilidade
expert expertise specialist|especialista perito
trade business company firm enterprise|negócio empresa firma companhia
slave slavery slaves|escravo escravidão escravatura
servant serve service|criado criada servir serviço
inspector inspection|inspetor fiscal fiscalização
meeting meetings assembly|reunião assembleia
work worked job living trade occupation employment factory|trabalho trabalhar emprego ofício profissão vida
`;
