import type { Language } from '@heartwood/reading/language';

/** Words that are too general, or too near to the body, to name a scene. */
export const dullHeads: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `time times way ways thing things kind kinds lot lots bit part parts sort rest fact day days year years week weeks month months hour
hours minute minutes end beginning start middle top bottom side sides front back place places people person man men woman
women boy girl boys girls child children one ones number numbers reason reasons idea ideas problem problems question
answer word words name names case point matter life lives world while moment moments age ages body head face hand hands
eye eyes arm arms leg legs foot feet skin hair mouth ear ears nose finger fingers shoulder shoulders neck back knee knees
chance course couple pair group set half dozen heat cold noise sound smell weight size colour color shape sight
feeling feelings love fear hope truth lie joke trouble help work job mother father sister brother sisters brothers uncle aunt husband
wife son daughter grandmother grandfather neighbour neighbours friend friends stranger use sense habit same other others
first second third last next past future present door-step turn look stop change loan gang count parish skin voice mind heart
question rule rules loss sort eldest youngest fourth fifth sixth middle pound pounds shilling shillings penny pence mile miles`.split(
      /\s+/,
    ),
  ),
  pt: new Set(
    `tempo vez vezes coisa coisas modo forma parte partes lado resto facto fato dia dias ano anos mês meses semana semanas hora horas
minuto fim princípio meio começo lugar gente pessoa pessoas homem homens mulher mulheres rapaz rapazes menino menina meninos
criança crianças número nome nomes palavra palavras razão ideia vida mundo momento idade corpo cabeça cara mão mãos olho
olhos braço braços perna pernas pé pés pele cabelo boca costas bolso ombro dedo joelhos mãe pai irmão irmã irmãos tio tia marido
esposa avó avô vizinha vizinho amigo amigos amigas amiga segredos calor frio barulho cheiro peso tamanho cor verdade
mentira medo amor esperança ajuda trabalho emprego metade outra outro mesma mesmo primeira primeiro segunda quarta última
fila conta prestações papel aperto sítios senhor senhora vizinhas primeiras ele ela`.split(/\s+/),
  ),
};

/** Times, which name a scene only together with something else: 'winter' does not, 'the winter of the flood' does. */
export const timeHeads: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'morning mornings evening evenings night nights noon midnight winter summer spring autumn dawn day christmas'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'manhã manhãs noite noites madrugada tarde inverno verão primavera outono invernos verões festa'.split(
      ' ',
    ),
  ),
};
