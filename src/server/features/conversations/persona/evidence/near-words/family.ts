/** Kinship. One group a line: English, a bar, Portuguese; '=' answers only as written. */
export const family = `
mother mum mom mummy mommy mam mama ma|mãe mamã mamãe mamãs
father dad daddy papa pa pop|pai papai papá paizinho
parents folks|pais
grandmother grandma gran granny nan nana|avó vovó vó
grandfather grandpa grandad granddad gramps|avô vovô vô
grandparents|avós
husband|marido esposo
wife|mulher esposa
brother brothers|irmão irmãos mano
sister sisters|irmã irmãs mana
sibling siblings|irmãos
son sons boy|filho filhos
daughter daughters girl|filha filhas
child children kids kid bairns baby babies bairn|criança crianças bebé bebê miúdos garotos guri
offspring children kids|filhos filhas prole
eldest oldest firstborn|primogénito
youngest|caçula benjamim
grandchild grandchildren|netos netas
grandson|neto
granddaughter|neta
nephew|sobrinho
niece|sobrinha
uncle|tio
aunt auntie aunty|tia
cousin|primo prima
stepmother|madrasta
stepfather|padrasto
stepson stepdaughter stepchildren|enteado enteada
relatives family relations kin kinsfolk|parentes família parente familiares
ancestors ancestor forebears forefathers|antepassados antepassado ascendentes
descend descendants descended|descendentes descender
family household|família lar
generation generations|geração gerações
neighbour neighbor neighbours|vizinho vizinha vizinhos vizinhança
stranger strangers unknown|desconhecido desconhecidos estranho estranhos
man bloke chap fellow guy gentleman|homem senhor gajo sujeito
woman lady|mulher senhora dona
people folk crowd|gente povo pessoas
nanny nursemaid governess babysitter childminder|ama babá
`;
