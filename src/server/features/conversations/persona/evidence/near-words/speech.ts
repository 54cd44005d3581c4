/** What people say and how. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const speechActs = `
talk talked chat chatted conversation spoke speak|falar conversar conversa conversava papear
speak spoke spoken speech|falar fala discurso
tell told recounted|contar contou
shout shouted yell yelled scream screamed holler|gritar gritou grito berrar berro
whisper whispered murmur|sussurrar segredar murmurar
scold scolded rebuke reprimand|ralhar ralhou ralhava repreender raspanete sermão bronca
ask =asked enquire|perguntar perguntou pergunta
beg begged plead pleaded|implorar suplicar pedir
ask request requested|pedir pediu pedido
answer answered reply replied respond responded|responder respondeu resposta
reply answered answer replied|responder respondeu resposta
promise promised vow vowed swore pledge oath|prometer prometeu promessa jurar jura
swear swore cursed cursing|praguejar palavrão palavrões asneiras
lie =lied =liar =lies untruth fib|mentir mentiu mentira mentiroso
pretend pretended|fingir fingiu fingia
trick tricked fooled deceive deceived|enganar enganou partida
apologise apologised apology sorry|desculpa pedir desculpas desculpar
thank thanked thanks|agradecer agradeceu obrigado
explain explained|explicar explicou
warn warned warning|avisar avisou aviso prevenir
advise advised advice|aconselhar conselho
order ordered command commanded|mandar mandou ordem ordenar
refuse refused|recusar recusou negar
deny denied|negar negou
admit admitted confess confessed|confessar admitir
complain complained complaint moan moaned|queixar queixa reclamar
praise praised compliment|elogiar elogio louvar
boast boasted brag|gabar gabava
encourage encouraged|encorajar incentivar animar
persuade persuaded convince convinced talked|convencer convenceu persuadir
agree agreed agreement|concordar acordo
disagree disagreed disagreement|discordar discutir
insist insisted|insistir teimar
announce announced news|anunciar notícia
mention mentioned|mencionar referir
say said saying sayings proverb expression|dizer ditado provérbio expressão
saying sayings motto proverb catchphrase|ditado lema provérbio dito
call =called named name nickname|chamar chamava nome alcunha apelido
name called named|nome chamar chamado chamada chamava
pronounce accent|pronunciar sotaque
mean =meant meaning|significar significado
story tale tell|história conto
storyteller stories tales|contador histórias
joke joked joking kidding|brincar piada gozar
tease teased|arreliar gozar brincar
secret confided|segredo confidência
hear heard listen listened|ouvir ouvia ouvi escutar
silence silent quiet hush|silêncio calar calado
argue debate discuss discussed|discutir debate
letter wrote|carta escreveu
word words|palavra palavras
language tongue|língua idioma
sign =signed signature|assinar assinatura
sign card notice poster signboard|placa letreiro cartaz
`;
