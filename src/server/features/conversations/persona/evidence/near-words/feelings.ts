/** What people feel and think. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const feelings = `
happy happiness joy joyful glad delighted cheerful|feliz felicidade alegria alegre contente
happy joy|feliz alegria
sad sadness sorrow unhappy miserable heartbroken|triste tristeza infeliz desgosto mágoa
cry cried crying wept weep weeping tears sob sobbed|chorar chorou choro lágrimas pranto
angry anger furious fury rage =cross mad livid|zangado zangada zangar raiva furioso fúria irritado
angry anger temper =cross furious|zangado zangada raiva
annoy annoyed irritated bothered|irritar chatear aborrecer
fear feared afraid scared frightened fright terrified terror scary dread|medo assustado assustar susto pavor terror receio
scared afraid nothing|medo
nervous nerves anxious worried worry worries anxiety|nervoso nervosa ansioso preocupado preocupação aflito aflição
shame ashamed embarrassed embarrassing embarrassment|vergonha envergonhado
guilt guilty blame blamed|culpa culpado
regret regrets regretted sorry remorse|arrepender arrependimento arrependido pena remorso
lonely loneliness alone solitude|sozinho sozinha solidão
bored boring boredom dull|aborrecido tédio monótono chato
surprise surprised astonished amazed shock shocked|surpresa surpreendido espantado espanto choque
disappoint disappointed disappointment|desilusão dececionado desapontado
hope hoped hopeful|esperança esperar
despair desperate|desespero desesperado
hate hated hatred detest loathe|ódio odiar detestar
love loved|amor amar
like =liked enjoy enjoyed fond|gostar apreciar
prefer preferred favourite|preferir preferido favorito
dislike disliked|detestar
proud pride|orgulho
jealous envy|ciúme inveja
gratitude grateful thankful|gratidão grato agradecido
comfort comforted console consoled|consolar conforto consolo
suffer suffered suffering hardship hardships|sofrer sofreu sofrimento
excited excitement thrilled thrill|entusiasmado entusiasmo emocionado excitado
emotion moved =touched|emoção emocionado comovido
pity sorry|pena
mercy compassion|misericórdia compaixão piedade
wish wished longing longed yearn desire|desejo desejar
want wanted|querer
need needed|precisar necessitar necessidade
ambition dream dreamt dreamed dreams|sonho sonhar
remember recall reminisce memory memories|lembrar recordar recordação memória lembrança
forget forgot forgotten forgetful|esquecer esqueceu esquecido
think thought reckon opinion|pensar opinião achar
believe believed belief|acreditar crer crença
doubt doubted doubts|dúvida duvidar
know knew known|saber conhecer
realise realised understand understood|perceber entender compreender
guess guessed|adivinhar
decide decided decision choose chose chosen choice pick|decidir decidiu decisão escolher escolheu escolha
plan planned plans intended intend|plano planear intenção tencionar
idea thought|ideia
notice noticed spotted|notar reparar
mistake mistakes wrong error regret|erro errou enganar enganou engano
secret secrets secretly|segredo segredos
problem problems trouble troubles difficulty difficulties struggle|problema problemas dificuldade dificuldades
difficult difficulty hardest tough|difícil dificuldade custoso
easy easily|fácil
important importance mattered|importante importância importar
advice advise advised wisdom lesson counsel|conselho aconselhar lição
advice wisdom lesson|conselho
example|exemplo
truth =true|verdade verdadeiro
peace peaceful|paz sossego
patience wait|paciência
effort tried|esforço esforçar
succeed success succeeded managed achieve achieved achievement|conseguir sucesso êxito
fail failed failure|falhar fracasso fracassar
strength strong|força forte
angry anger temper cross furious|zangado zangada raiva
`;
