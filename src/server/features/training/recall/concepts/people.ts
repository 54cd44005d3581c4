/** People, kinship and the stations of a life. One group a line: English words, a bar, Portuguese words. */
export const people = `
family fam relatives relative household ancestry|família parentes parente familiar
mother mom mum mama mommy mummy|mãe mamãe mamã
father dad papa daddy|pai papai papá
parent parents mother father mom dad|pais
grandmother grandma granny nana gran|avó vovó
grandfather grandpa granddad gramps|avô vovô
child kid son daughter baby toddler boy girl|filho filha criança bebê bebé menino menina
childhood young youth child girl boy kid grew growing|infância criança juventude jovem menina menino
wife husband spouse partner married|mulher marido esposa esposo
boyfriend girlfriend partner date dating relationship romance|namorado namorada namoro namorar
single breakup divorce divorced separated ex|solteiro solteira divórcio divorciado separação
brother sister sibling twin|irmão irmã gêmeo
uncle aunt cousin niece nephew|tio tia primo prima sobrinho sobrinha
friend buddy pal mate companion friendship|amigo amiga amizade companheiro
neighbour neighbor neighbourhood community|vizinho vizinha bairro comunidade
boss manager coworker colleague staff employee|chefe patrão colega empregado
customer client|cliente freguês
name called nickname named|nome chamava apelido alcunha
born birth birthplace birthday birthdate|nascer aniversário naturalidade
marry wedding marriage married bride groom anniversary engaged|casar casamento noivo noiva
die death dead passed funeral buried grief loss mourning|morrer morte morreu enterro luto falecer faleceu
pregnant pregnancy baby birth expecting|grávida gravidez parto
teacher professor instructor coach mentor mentorship|professor professora mestre treinador
doctor hospital nurse medical clinic surgery|médico hospital enfermeira consulta
soldier army military war battle fight navy veteran|soldado exército militar guerra batalha tropa
police policeman policemen crime thief steal theft arrest|polícia crime ladrão roubo
age old years|idade anos
ancestor roots origin heritage background|raízes origem
`;
