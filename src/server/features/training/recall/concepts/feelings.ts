/** Feelings, thoughts and qualities. One group a line: English words, a bar, Portuguese words. */
export const feelings = `
love adore fond affection|amor amar carinho
like love enjoy prefer interest favorite fan|gostar preferir adorar
favorite favourite fave fav best beloved|favorito preferido predileto
dislike hate|detestar odiar
happy glad joy delighted thrilled excited pleased cheerful stoked pumped|feliz alegre alegria contente
sad unhappy sorrow upset cry tears depressed|triste tristeza chorar lágrimas
afraid scared fear frightened worried anxious nervous terrified|medo assustado receio preocupado
angry mad furious anger annoyed frustrated|zangado bravo raiva irritado
proud pride|orgulho orgulhoso
tired exhausted weary|cansado cansaço
brave courage strength strong bravery|coragem valente força forte
kind kindness generous gentle caring thoughtful|bondade bondoso generoso gentil
honest honesty truth|honesto honestidade verdade
thankful grateful gratitude appreciate thanks blessed|grato gratidão agradecer
surprise surprised shock unexpected|surpresa surpreendido
funny laugh joke humor humour|engraçado rir piada humor riso
important matter value care valuable|importante valor importar
feel feeling emotion felt|sentir sentimento
think opinion believe view thought attitude|pensar opinião acreditar achar
know understand realize realise notice|saber entender compreender perceber
remember memory recall remind nostalgia|lembrar recordar saudade memória
inspire inspiration motivate motivation influence reason|inspirar inspiração motivo influência
beautiful pretty lovely gorgeous stunning|bonito lindo belo
big large huge|grande enorme
small little tiny|pequeno pequenino
new recent recently latest|novo recente
old ancient elderly vintage|velho antigo idoso
difficult hard tough challenging|difícil duro
good great amazing awesome wonderful fantastic|bom ótimo maravilhoso
bad terrible awful horrible|mau ruim péssimo
poor poverty hunger hungry|pobre pobreza fome
rich wealth wealthy|rico riqueza
personality trait character nature|personalidade carácter caráter feitio
hope faith trust confidence|esperança confiança
regret mistake sorry|arrependimento erro
lonely alone isolated|sozinho solidão
`;
