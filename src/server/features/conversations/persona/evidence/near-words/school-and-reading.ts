/** School, reading, writing and news. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const schoolAndReading = `
school schooling schoolhouse|escola escolar colégio liceu
school class classroom lessons|escola aula aulas classe
school education educated schooling|instrução educação estudos escola
grammar secondary high|liceu ginásio secundária
university college degree uni|universidade faculdade curso formatura
university students|universidade estudante Coimbra
student pupil pupils scholar schoolboy schoolgirl|aluno aluna alunos estudante
teacher schoolteacher schoolmaster schoolmistress headmaster headmistress governess|professor professora mestre mestra prof docente regente
teacher teach taught|professor professora ensinar ensinou
teach taught instruct coached trained|ensinar ensinou instruir
learn learned learnt study studied|aprender aprendeu aprendi estudar estudou
learn learned taught teach|aprender ensinar
study studied studies|estudar estudos estudou curso
exam exams examination test|exame exames prova teste
fail failed flunked|chumbar chumbou reprovar reprovado
pass =passed qualified|passar aprovado
diploma degree graduated graduate graduation qualification certificate|diploma licenciatura curso formar formou formatura canudo
scholarship grant bursary|bolsa
homework|deveres trabalhos
blackboard chalk slate|quadro giz ardósia lousa
schoolbag satchel|mala pasta sacola
exercise =notebook jotter copybook|caderno
uniform pinafore|bata farda
playground playtime breaktime|recreio intervalo
headmaster headmistress principal|diretor diretora reitor
truant skived bunked skipped|gazeta faltar faltava
dunce stupid thick|burro ignorante
clever smart bright intelligent brainy|inteligente esperto esperta
punish punished punishment naughty detention trouble boxed|castigo castigar castigado punição
cane caned strap ruler belt|régua palmatória reguada reguadas cana vara
spell spelling|soletrar ortografia
read reading reader|ler leitura lia
illiterate illiteracy|analfabeto analfabeta letras
write wrote written writing scribble|escrever escrevia escreveu escrito escrita
letter letters wrote write correspond correspondence|carta cartas escrever escrevia escreveu correspondência
write wrote written letter|escrever escrevia escreveu escrito
letter letters post mail postcard envelope note|carta cartas correio postal bilhete envelope
letterbox stamp stamps|selo selos correio
telegram cable =wire|telegrama
book books novel novels|livro livros romance
library librarian|biblioteca
poem poems poetry poet verse verses|poema poemas poesia poeta verso versos
diary journal|diário
tale tales story fairytale|conto contos história
newspaper papers press magazine|jornal jornais revista imprensa
=news bulletin|notícia notícias
pen pencil ink nib|caneta lápis tinta pena
page pages|página folha
dictionary|dicionário
sum sums arithmetic maths mathematics counting|contas aritmética matemática tabuada
=tables|tabuada
=history|história
geography map maps|geografia mapa
language languages tongue spoke|língua línguas idioma
=english|inglês inglesa
=french|francês francesa
=portuguese|português portuguesa
=spanish|espanhol espanhola
translate translated translator interpreter|traduzir tradutor intérprete
accent dialect|sotaque pronúncia
draw =drew drawing drawings sketch sketched|desenhar desenho desenhos
picture =pictures drawing painting|desenho quadro pintura
art =arts artist painting painter|arte artista pintor pintura
photo photos photograph photographs snap snapshot portrait|fotografia fotografias foto fotos retrato retratos
photo photograph picture|fotografia foto retrato
camera kodak|máquina câmara fotográfica
read book|ler livro
friend schoolfriend classmate classmates|colega colegas
kindergarten nursery infants|infantário creche
boarding dormitory|interno internato
nun nuns convent|freira freiras convento colégio
orphanage orphans|orfanato órfãos
letter letters wrote write post|carta cartas escrever escrevia escreveu
picture pictures draw drew drawing|desenho desenhar
telegram cable post|telegrama
`;
