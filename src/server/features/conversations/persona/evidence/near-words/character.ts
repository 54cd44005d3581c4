/** What people are like. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const character = `
brave bravery courage courageous fearless bold boldness|corajoso coragem valente valentia bravura destemido
coward cowardly cowardice|cobarde covarde cobardia
stubborn obstinate headstrong stubbornness|teimoso teimosa teimosia casmurro
generous generosity unselfish|generoso generosa generosidade
selfish greedy greed|egoísta ganancioso ganância
miser miserly stingy thrifty tightwad|forreta avarento sovina poupado
kind kindness kindly gentle gentleness tender|bondade bondoso bondosa gentil ternura
kind kindness|bondade bom
cruel cruelty harsh brutal|cruel crueldade mau ruim
wicked evil|mau maldade
strict stern severe severity discipline|severo severa rigoroso rígido disciplina rigor
patient patience|paciência paciente
impatient|impaciente
proud pride proudest|orgulho orgulhoso orgulhosa
humble modest modesty humility|humilde humildade modesto
vain vanity conceited boast boasted bragged|vaidoso vaidosa vaidade gabar gabarola
honest honesty truthful|honesto honestidade sério
dishonest liar lied =lying =lies|mentiroso mentira mentir mentiu
clever smart wise wisdom intelligent shrewd bright|inteligente esperto esperta sábio sabedoria
stupid foolish fool silly daft idiot|parvo estúpido tolo burro
crazy mad nuts bonkers|louco maluco doido
shy shyness timid bashful|tímido tímida timidez envergonhado acanhado
sociable outgoing chatty talkative chatterbox|falador conversador sociável tagarela
quiet silent silence|calado calada silêncio silencioso
loud noisy noise racket|barulho barulhento ruído
cheerful merry jolly jovial|alegre divertido
grumpy grumble grumbled moody|rabugento resmungar resmungão rezingão
temper|génio feitio temperamento
calm peaceful placid|calmo calma sossegado tranquilo
naughty mischievous cheeky rascal disobedient disobeyed|traquina maroto malandro travesso desobediente desobedecer
obey obeyed obedient|obedecer obediente
polite manners courteous|educado educação modos delicado
rude insolent cheek|malcriado
careful cautious|cuidadoso cuidado
clumsy|desajeitado
tidy neat|arrumado organizado
hard =tough|duro rijo
character personality temperament|caráter personalidade feitio carácter
strange odd weird peculiar queer eccentric|estranho esquisito
funny humour humor wit witty|humor engraçado graça
serious solemn|sério
famous renowned|famoso famosa
ordinary common|comum vulgar
clean cleanliness|limpo limpa
honour respect respected|respeito respeitar respeitado honra
admire admired hero|admirar admirava herói
inspiration inspired|inspirar inspiração exemplo
leader led|líder chefe
popular liked|popular querido
rebel rebellious rebelled|rebelde revoltado
independent independence|independente
ambitious ambition|ambicioso ambição
curious curiosity nosy|curioso curiosidade
reliable dependable|confiança
lucky luck|sorte
fair fairness unfair justice injustice|justo justiça injusto injustiça
equal equality|igual igualdade
virtue quality =qualities|qualidade virtude
fault faults flaw weakness|defeito defeitos
`;
