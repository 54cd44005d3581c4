/** What fills the days: house, school, work, health, the road. One group a line: English words, a bar, Portuguese words. */
export const dailyLife = `
clean tidy sweep vacuum dust mop chore housework iron|limpar arrumar varrer aspirar engomar
decorate wallpaper curtain renovate renovation remodel refurbish interior|decorar cortina renovar remodelar obras
garage attic basement cellar shed storage loft|garagem sótão cave arrecadação
rent lease landlord tenant roommate flatmate lodger|alugar arrendar renda senhorio inquilino hóspede
yard lawn fence gate porch balcony terrace veranda|quintal relva cerca portão varanda terraço
diaper crib stroller nursery lullaby newborn baby|fralda berço carrinho bebé
raise rear upbringing parent|criar educar
adopt foster orphan guardian adoption orphanage|adotar acolher órfão adoção
babysit nanny childcare daycare kindergarten nursery|ama creche infantário
exam test grade mark pass fail homework|exame teste nota chumbar
graduate graduation diploma degree gown|formar licenciatura diploma canudo
classmate schoolmate pupil playground recess|colega aluno recreio
scholarship tuition fee grant bursary|bolsa propina
thesis phd master doctorate professor|tese mestrado doutoramento
library borrow shelf bookshop bookstore|biblioteca estante livraria
shift overtime factory|turno fábrica
foreman boss chief supervisor|encarregado capataz chefe patrão
invest investor investment capital fund pitch|investir investidor capital
strike union protest march demonstration picket rally|greve sindicato protesto manifestação
apprentice apprenticeship trade learn master|aprendiz mestre ofício
inherit inheritance will estate heirloom|herdar herança testamento
lottery jackpot bet gamble casino|lotaria apostar casino
bargain discount sale cheap|pechincha desconto saldo barato
medicine pill tablet dose prescription pharmacy drug medication|remédio comprimido receita farmácia medicamento
bandage plaster stitch crutch wheelchair cast|ligadura gesso muleta
stress anxiety panic overwhelm pressure burnout|ansiedade pânico pressão
smoke cigarette tobacco pipe|fumar cigarro tabaco cachimbo
drunk alcohol sober addiction drink|bêbedo álcool vício
dentist tooth toothache brace|dentista dente
dementia alzheimer memory forget confused|demência esquecer memória
blind sight glasses eye|cego vista óculos
vegetarian vegan meat|vegetariano carne
meditate meditation mindfulness breathe yoga|meditar meditação respirar ioga
muscle lift weight gym strength|músculo peso ginásio
coach captain teammate squad league season|treinador capitão liga
score goal point basket|golo ponto marcar
climb summit peak rock boulder mountain|escalar cume rocha
kayak canoe paddle raft row|canoa remar
ski snowboard skate slope ice|esqui patins gelo
saddle stable ride pony horse|sela cavalariça montar cavalo
hunt shoot gun rifle|caçar espingarda tiro
suitcase luggage pack baggage passport visa ticket|mala bagagem passaporte visto bilhete
hotel hostel inn cabin resort lodge accommodation|hotel pensão cabana alojamento hospedar
border flee fled refugee exile escape|fronteira fugir refugiado exílio
sightsee landmark monument castle tour guide|monumento castelo guia
souvenir postcard keepsake memento|lembrança postal
engine mechanic tire tyre brake garage|motor mecânico pneu travão oficina
grill barbecue roast fry boil stew|grelhar assar fritar cozer guisar
menu waiter waitress chef restaurant|ementa empregado chefe restaurante
vineyard grape wine cellar|vinha uva vinho vindima adega
feast banquet guest host party|banquete convidado festa
starve famine ration shortage hunger|fome racionamento escassez
stray shelter rescue adopt|vadio abrigo adotar
leash bark vet veterinarian dog|trela ladrar veterinário cão
milk cow goat sheep wool chicken egg|leite vaca cabra ovelha lã galinha ovo
nest feather wing binoculars bird|ninho pena asa pássaro
sculpt sculpture statue carve|esculpir escultura estátua talhar
actor actress role audition play script|ator atriz papel teatro peça
director scene screenplay script film movie|realizador cena guião filme
publish publisher editor manuscript author chapter|publicar editora manuscrito autor capítulo
compose composer lyrics melody song|compor compositor letra melodia
orchestra conductor symphony choir concert|orquestra maestro sinfonia coro concerto
gallery exhibit exhibition museum|galeria exposição museu
channel subscriber podcast stream follower|canal seguidor
robot drone invent inventor invention device|inventar inventor invenção
bible scripture psalm hymn verse|bíblia salmo hino versículo
angel heaven soul spirit ghost|anjo céu alma espírito fantasma
council mayor town hall local|câmara presidente junta
petition campaign awareness activist activism|petição campanha ativista
firefighter brigade rescue alarm|bombeiro alarme
propose proposal engaged ring|pedido noivado anel
reunite reunion reunited apart distance|reencontro longe saudade
betray lie cheat trust|trair mentir enganar
embarrass ashamed blush shame|vergonha corar
disappoint disappointment|desiludir desilusão
jealous envy jealousy|ciúme inveja
determined persevere perseverance resilience resilient persistence|determinado perseverança teimoso
confident confidence shy insecure doubt|confiança tímido dúvida
telescope astronomy planet star|telescópio planeta estrela
drought dry well|seca poço seco
barber hairdresser haircut salon hair|barbeiro cabeleireira cabelo
makeup lipstick perfume|maquilhagem batom perfume
bomb evacuate raid blackout|bomba evacuar bombardeamento
prison jail arrest prisoner captive|prisão cadeia preso prender detido
dictatorship regime censorship revolution|ditadura regime censura revolução
plough sow reap wheat field|lavrar semear ceifar trigo campo
shipwreck drown sink wreck|naufrágio afogar afundar
`;
