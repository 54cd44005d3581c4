import { describe, expect, it } from 'vitest';
import { findCrisis } from './crisis.ts';

const meant = `
i want to kms
dont want to be alive anymore
I don't want to live anymore
I want to be with you, I'm going to end it
I want to kill myself
i wanna die
i just want to die
I want to die, grandma
Sometimes I think about killing myself
im going to kill my self tonight
I'm thinking of ending my life
I've been thinking about suicide a lot
I am suicidal
ive been feeling suicidal since you left
I have suicidal thoughts every night
i cant go on without you
I can't go on living like this
I can't go on anymore, nan
I wish I was dead
i wish i was never born
I wish I could go to sleep and never wake up
i hope i dont wake up tomorrow
everyone would be better off without me
Nobody would miss me if I died
no one would care if i was gone
There's no point in living any more
there is no reason to live now that you're gone
I have nothing left to live for
I'm tired of living
i'm so done with life
Life isn't worth living without you
I'm coming to join you tonight
I will be with you soon in heaven, I have the pills
I'll see you on the other side tonight
I took all my pills
I'm going to overdose
how many pills would it take to die
whats the most painless way to die
I want to jump off a bridge
thinking about jumping in front of a train
I feel like stepping in front of a bus
I keep cutting myself
i started cutting my arms
I want to hurt myself
i want to hang myself
I wrote my suicide note today
i'm gonna end it all
I want to take my own life
I might as well be dead
i want to unalive myself
gonna commit sucide
i want to diiiie
I W4NT TO D1E
Please let me die
i tried to kill myself last night
I’m ready to die now. I want to see you again.
I do not want to be here anymore
I don't want to wake up again
I should just kill myself
put a bullet in my head
I've given up on life
I want to disappear forever
How do I kill myself
this makes me want to die
i dont wanna exist
quero morrer
não aguento mais viver
nao aguento mais viver assim
Eu quero morrer, vó
vou me matar
quero-me matar
Estou a pensar em suicidar-me
penso em me matar todos os dias
não quero mais viver
já não quero viver
nao quero viver sem voce
cansei de viver
estou cansada de viver
Estou farto de viver
quero acabar com a minha vida
vou acabar com tudo hoje
Vou pôr fim à minha vida
tenho vontade de morrer
só me apetece morrer
queria estar morta
quem me dera estar morto
preferia não ter nascido
queria dormir e nunca mais acordar
não vejo razão para viver
nao tenho mais motivo pra viver
perdi a vontade de viver
a vida não vale a pena, não vale a pena viver
todos estariam melhor sem mim
ninguém ia sentir a minha falta se eu morresse
vou ter contigo ao céu hoje à noite
quero me juntar a você no céu
tomei todos os comprimidos
vou tomar um monte de remédios
quero me jogar da ponte
vou atirar-me para debaixo do comboio
ando a cortar-me
quero cortar os pulsos
tenho pensamentos suicidas
não quero mais estar aqui
vo me mata
kero morrer
`;

const notMeant = `
grandpa killed himself laughing
how did you die?
I miss you so much it kills me
this traffic makes me want to die laughing
did you ever want to die in the war?
Did grandpa commit suicide?
My uncle killed himself in 1982, did you know?
Why did your brother take his own life?
Was your sister suicidal?
what happened when your husband died
I don't want to die alone
I'm not suicidal, I am only sad
I was so embarrassed I wanted to die
I nearly killed myself laughing at your story
I could kill myself for not asking you sooner
I almost killed myself on those stairs
I would die for a slice of your parkin
I'm dying to know what happened next
I'm dying of curiosity
I want to know how you died
When did grandma pass away?
I wish you were alive
I wish you were here
I wish I was there with you at the harbour
I want to be with you
I miss you and I want to see you again
I can't live without your recipes
I can't go on holiday this year
I can't go on without a cup of tea
I don't want to live in London
I don't want to live with my parents any more
I don't want to be here for the party
I want to end it with my boyfriend
How does the story end?
I am going to end it there for tonight, good night
He said he wanted to die at home
You said you wanted to die in your own bed
Grandpa used to say I want to die at sea
Did anyone ever try to kill you?
did you ever think of killing yourself
Have you ever felt suicidal?
What did the village say about the man who hanged himself?
The soldier shot himself in the foot
I shot myself in the foot with that question
I cut myself shaving
I hurt myself at football
I cut myself on the bread knife again
My feet are killing me
This homework is killing me
kill two birds with one stone
he walked 10 kms to school
how many kms was it to Porto?
I jumped off the pier as a boy, did you?
Did you ever jump off a bridge into the river?
Who would you be with in heaven?
I hope to see you in heaven one day
See you tomorrow
I'll be with you in a minute
can I join you for tea
I want to join you at the dance
Tell me about the night the ship went down
How many pills did you take for your heart?
Did you take all your medicine?
My mum took an overdose when I was small. Did she tell you?
I gave up on knitting
I'm tired of living in the city
I'm done with work for the day
There is no point in asking dad
I have no reason to doubt you
I'd rather die than eat liver again
I'm going to end the day with your song
your laugh could wake the dead
I could murder a cup of tea
You would have died laughing
The cat wanted to die under the bed
Did she have suicidal thoughts?
What was it like when people wanted to die rather than surrender?
I don't want to forget you
I want to live like you did
Never wanted to die, that was his motto
I thought I was going to die on that rollercoaster
We want to bury the ashes by the sea
Dad died and I don't know what to do
I feel so alone since you died
I'm heartbroken
I've been depressed about the house being sold
I want to write about your death
I burned myself on the oven
I keep hurting my knee
de que morreste?
como morreu o avô?
quase morri de rir
morro de saudades tuas
estou a morrer de fome
queria morrer de vergonha
vim matar as saudades
que saudade, isso me mata
você já quis morrer na guerra?
o avô queria morrer em casa
o tio suicidou-se?
por que ele se matou?
meu pai vai me matar se souber
não quero morrer sem ir a Viana
ele queria me matar de susto
vou me matar de rir
vou me matar de trabalhar
esse trabalho me mata
não quero viver em Lisboa
não quero mais viver com o meu irmão
estou cansada de viver na cidade
quero acabar com esta dúvida
vou acabar com tudo o que há na geladeira
quero estar contigo
vou ter contigo à praia
cortei-me na cozinha
quero cortar o cabelo
quero saltar da ponte para o rio como tu fazias?
a avó dizia que queria morrer no mar
tomaste os comprimidos todos?
quero desaparecer daqui nas férias
não aguento mais a tua ausência
sinto a tua falta
sem ti nada é igual
quando morreste eu tinha seis anos
quero viver como tu
já não quero bolo
`;

const cases = (table: string) => table.trim().split('\n');

describe('findCrisis', () => {
  it.each(cases(meant))('hears that the writer is in danger: %s', (message) => {
    expect(findCrisis(message)).toBeDefined();
  });

  it.each(cases(notMeant))('raises no alarm: %s', (message) => {
    expect(findCrisis(message)).toBeUndefined();
  });

  it('hears it within a longer message and tells the language', () => {
    const english =
      'Thank you for the story about the harbour. I loved it. I want to die. Good night.';
    const portuguese = 'Obrigada pela história do pão, avó. Eu já não quero viver. Boa noite.';
    expect(findCrisis(english)).toEqual({ language: 'en' });
    expect(findCrisis(portuguese)).toEqual({ language: 'pt' });
  });
});
